import type { Line } from '../line.ts'
import { toPlain } from './plain.ts'

/** Words that announce other people. Nothing after them is the applicant's. */
const REFERENCES =
  /(?:^|[^\p{L}])(?:references?|referees?|recommend(?:ed by|ations?)|testimonials?|endorsements?|referenzen|r[eé]f[eé]rences|referencias|refer[eê]ncias|referenze|referenties|referenser)(?:$|[^\p{L}])|রেফারেন্স|সুপারিশ/iu
const OTHERS =
  /\b(?:emergency|urgent contact|ice|witness|witnesses|referred by|current employer|head of department|alternate contact|alternative contact|next of kin|in case of|guardian|guardians|notify|notfall|notfallkontakt|urgence|emergencia|contact person|supervisor|advisor|adviser)\b|জরুরি|অভিভাবক|তত্ত্বাবধায়ক/i

const GREETING =
  /^(?:dear|to whom it may concern|this is to certify|respected (?:sir|madam)|sehr geehrte[rs]?|madame|monsieur|estimad[oa]|প্রিয়|মহোদয়)(?:$|[\s,.:])/iu
const CLOSING =
  /^(?:yours|sincerely|regards|cordialement|(?:best|kind|warm) regards|mit freundlichen|application for)(?:$|[\s,])/iu
const SUBJECT = /^(?:sub|subject|re|betreff|objet)\s?:/iu
const APPLICATION = /apply|application|position|vacancy|bewerbung|candidature/iu
const APPLYING = /\b(?:i apply|i am (?:writing|applying)|i would like to apply|please find)\b/iu

function isOfLetter(words: string): boolean {
  if (GREETING.test(words) || CLOSING.test(words)) return words.length < 80
  return APPLYING.test(words) || (SUBJECT.test(words) && APPLICATION.test(words))
}

const SHORT = 6

const toWords = (line: Line) =>
  toPlain(line.text)
    .trim()
    .replace(/^[^\p{L}\p{M}]{1,9}/u, '')
const isShort = (text: string) => text.length < 80 && text.split(/\s+/, SHORT + 1).length <= SHORT

/** Returns whether a file is a letter, which names its recipient before its author, or begins with another document. */
export function isLetter(lines: readonly Line[]): boolean {
  const largest = (isFirst: boolean) =>
    Math.max(0, ...lines.filter(({ page }) => (page === 1) === isFirst).map(({ size }) => size))
  return largest(false) > 1.05 * largest(true) || lines.some((line) => isOfLetter(toWords(line)))
}

/** Returns the lines before the first one that announces other people. */
export function getApplicantLines(lines: readonly Line[]): Line[] {
  const at = lines.findIndex((line) => {
    const words = toWords(line)
    return [words, words.split(/[:：]/, 1)[0] ?? ''].some(
      (text) => isShort(text) && (REFERENCES.test(text) || OTHERS.test(text)),
    )
  })
  return at < 0 ? [...lines] : lines.slice(0, at)
}
