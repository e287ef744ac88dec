/** Paths in a square of 24 pixels. Tools with a letter as their sign have none. */
const PATHS = {
  link: 'M10 13.5a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10.5a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4.5M3.8 14.6c.3-1 2.7-1.2 2.7.2 0 1-2.7 1.8-2.7 3.2h2.9',
  bullets: 'M10 6h10M10 12h10M10 18h10M5 6h.01M5 12h.01M5 18h.01',
  quote: 'M10 7c-3 .8-4.5 2.8-4.5 5.5V17H10v-4.5H7.6M19 7c-3 .8-4.5 2.8-4.5 5.5V17H19v-4.5h-2.4',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9h.01',
  video: 'M4 5h16v14H4zM10 9.2v5.6l4.8-2.8z',
  formula: 'M18 7V5H6.5l6.5 7-6.5 7H18v-2',
  heading1: 'M4 6v12M12 6v12M4 12h8M16 11l3-2v9',
  heading2: 'M4 6v12M12 6v12M4 12h8M16 11.5c.3-3.2 4.8-3.2 4.8-.3 0 2.3-4.8 4-4.8 6.8h5',
  heading3: 'M4 6v12M12 6v12M4 12h8M16 9h4.6l-2.6 3.2c1.6 0 2.8 1 2.8 2.6 0 2.4-3.8 3-4.8 1',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  rule: 'M4 12h3M9 12h2.5M13.5 12H16M18 12h2M6 6h12M6 18h12',
  inlineCode: 'M9 8.5L5.5 12 9 15.5M15 8.5l3.5 3.5-3.5 3.5',
  diagram: 'M4 5h7v5H4zM13 14h7v5h-7zM7.5 10v6.5H13',
  rowBefore: 'M4 13h16v6H4zM10 13v6M12 3v6M9 6h6',
  rowAfter: 'M4 5h16v6H4zM10 5v6M12 15v6M9 18h6',
  columnBefore: 'M13 4h6v16h-6zM13 10h6M6 9v6M3 12h6',
  columnAfter: 'M5 4h6v16H5zM5 10h6M18 9v6M15 12h6',
  headerRow: 'M4 5h16v14H4zM4 10h16M4 7h16M4 8.5h16M10 10v9',
  deleteRow: 'M4 4h16v6H4zM10 4v6M9.5 14.5l5 5M14.5 14.5l-5 5',
  deleteColumn: 'M4 4h6v16H4zM4 10h6M14.5 9.5l5 5M19.5 9.5l-5 5',
  deleteTable: 'M4 4h16v10M4 4v16h9M4 9.5h16M10 4v16M15.5 16.5l5 5M20.5 16.5l-5 5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5',
  clean: 'M5 5h12M11 5l-2 12M6 17h5M14.5 14.5l5 5M19.5 14.5l-5 5',
} as const
const LETTERS = { bold: 'B', italic: 'I', underline: 'U', strike: 'S' } as const

export type IconName = keyof typeof PATHS | keyof typeof LETTERS

const isDrawn = (name: IconName): name is keyof typeof PATHS => name in PATHS

/** A tool's icon. The button's label names the tool. */
export function Icon({ name }: { name: IconName }) {
  if (!isDrawn(name)) {
    return (
      <span aria-hidden="true" data-letter={name}>
        {LETTERS[name]}
      </span>
    )
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor">
      <path d={PATHS[name]} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
