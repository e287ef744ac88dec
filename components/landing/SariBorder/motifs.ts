/** The motif of each sector's border by the slug of its page: the path of a line in a square of 100 units. */
export const MOTIFS: Readonly<Record<string, string>> = {
  // A chip with its legs.
  'hi-tech': 'M30 30h40v40H30zM40 30V14M60 30V14M40 70v16M60 70v16M30 40H14M30 60H14M70 40h16M70 60h16',
  // A coin with a square hole.
  banking: 'M50 16a34 34 0 1 0 .1 0zM39 39h22v22H39z',
  healthcare: 'M39 14h22v25h25v22H61v25H39V61H14V39h25z',
  // A spool of thread.
  manufacturing: 'M26 16h48M26 84h48M36 16v68M64 16v68M36 32l28 9M36 48l28 9M36 64l28 9',
  // A jar.
  retail: 'M34 16h32M40 16v15C18 40 14 72 36 86h28c22-14 18-46-4-55V16',
  // An open book.
  education: 'M50 30c-10-9-24-11-36-9v52c12-2 26 0 36 9 10-9 24-11 36-9V21c-12-2-26 0-36 9zv52',
  // An umbrella.
  insurance: 'M14 52a36 36 0 0 1 72 0zM50 52v26a9 9 0 0 1-18 0M50 16v-6',
  // A thumbprint.
  'public-sector': 'M24 84c-6-22-8-68 26-68s32 44 28 68M38 86c-5-20-8-53 12-53s18 33 15 53M50 50c-1 14 0 24 2 36',
  // A lorry.
  logistics: 'M10 32h46v36H10zM56 46h18l16 14v8H56M28 68a8 8 0 1 0 .1 0zM72 68a8 8 0 1 0 .1 0z',
  // A key.
  hospitality: 'M50 12a16 16 0 1 0 .1 0zM50 44v44M50 66h15M50 82h20',
}

/** Two lozenges, for a sector without a motif. */
export const LOZENGES = 'M50 12l34 38-34 38-34-38zM50 34l14 16-14 16-14-16z'
