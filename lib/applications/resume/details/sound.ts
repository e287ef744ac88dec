// Bengali letters, and below each its spelling in Latin letters.
const BENGALI = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসংৎ']
const LATIN = [...'kkggnccjjnttddnttddnpfbbmjrlsssnt']

/** The consonants of a text as they sound, without the half vowel y, so that রুমানা and Rumana are the same. */
export function toSound(text: string): string {
  const latin = [...text.normalize('NFC').replaceAll('য\u09bc', '').toLowerCase()]
    .map((letter) => LATIN[BENGALI.indexOf(letter)] ?? letter)
    .join('')
  const consonants = latin
    .replaceAll('ph', 'f')
    .replace(/([bcdgkst])h/g, '$1')
    .replace(/[vw]/g, 'b')
    .replaceAll('z', 'j')
    .replace(/q|c(?=[kaou])/g, 'k')
    .replace(/[^b-df-gj-np-t]/g, '')
  return [...consonants].filter((letter, index, all) => letter !== all[index - 1]).join('')
}
