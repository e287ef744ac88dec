import type { Line } from '../line.ts'
import { toPlain } from './plain.ts'

/** A heading of another part than the contact details. It may be numbered, and its text may follow a colon. */
const SECTION =
  /^(?:[\p{L}&/,-]{1,16} ){0,3}(?:experiences?|employment|history|education|skills?|competenc(?:e|ies)|technologies|tech(?:nical)? stack|tools|projects?|portfolio projects|works?|summary|profile|objectives?|about(?: me)?|publications?|papers|awards?|achievements|accomplishments|honou?rs|certificat(?:es?|ions?)|courses|training|qualifications?|languages|interests|hobbies|activities|volunteer(?:ing)?|memberships?|affiliations?|contributions?|open source|clients?|academic background|expertise|strengths|declaration|highlights)(?: (?:(?:&|and) [\p{L}/-]{1,16}|details|background|overview|summary|history)){0,2}$|^(?:অভিজ্ঞতা|শিক্ষা|শিক্ষাগত যোগ্যতা|দক্ষতা|প্রকল্প|উদ্দেশ্য|ভাষা|প্রশিক্ষণ|ঘোষণা)$|^(?:erfahrung|berufserfahrung|ausbildung|kenntnisse|formations?|comp[eé]tences|exp[eé]riences? professionnelles?|experiencia|educaci[oó]n|habilidades|formaci[oó]n)$/iu

const CONTACT =
  /^(?:(?:my |personal )?contacts?(?: me| info| information| details)?|get in touch|personal (?:information|info|details|data)|(?:online |social )?(?:links|profiles)|online|যোগাযোগ|ব্যক্তিগত তথ্য|kontakt|contacto|coordonn[eé]es)$/iu

/** Words that announce other people: after them nothing is the applicant's. */
const REFERENCES =
  /(?:^|[^\p{L}])(?:references?|referees?|recommend(?:ed by|ations?)|testimonials?|endorsements?|referenzen|r[eé]f[eé]rences|referencias|refer[eê]ncias|referenze|referenties|referenser)(?:$|[^\p{L}])|রেফারেন্স|সুপারিশ/iu
const OTHERS =
  /\b(?:emergency|urgent contact|ice|witness|witnesses|referred by|current employer|head of department|alternate contact|alternative contact|next of kin|in case of|guardian|guardians|notify|notfall|notfallkontakt|urgence|emergencia|contact person)\b|জরুরি|অভিভাবক|তত্ত্বাবধায়ক/i
const SUPERIORS = /^(?:thesis |academic |project )?(?:supervisors?|advis[eo]rs?|mentors?|line manager)(?:$|\s?[:：–-])/i
const SUPERIOR_LABEL =
  /\b(?:supervisor|advis[eo]r|manager|owner|director)\s?[:：]|^(?:supervised by|reports? to|reporting to)\b/i

/** A relative on a line is not the applicant. */
export const RELATIVE =
  /(?:^|[^\p{L}])(?:father|mother|parent|husband|wife|spouse|brother|sister|uncle|nominee|relative)s?(?:$|[^\p{L}])|পিতা|মাতা|স্বামী|স্ত্রী/iu
/** What a form asks about parents among the applicant's own details. */
const ABOUT_PARENTS = /name|occupation|profession|নাম|পেশা/i

const GREETING =
  /^(?:dear|to whom it may concern|respected (?:sir|madam)|sehr geehrte[rs]?|madame|monsieur|estimad[oa]|প্রিয়|মহোদয়)(?:$|[\s,.:])/iu
const CLOSING =
  /^(?:yours|sincerely|regards|cordialement|(?:best|kind|warm) regards|mit freundlichen|application for)(?:$|[\s,])/iu
const SUBJECT = /^(?:sub|subject|re|betreff|objet)\s?:/iu
const APPLICATION = /apply|application|position|vacancy|bewerbung|candidature/iu
const APPLYING = /\b(?:i apply|i am (?:writing|applying)|i would like to apply|please find)\b/iu

function isOfLetter(words: string): boolean {
  if (GREETING.test(words) || CLOSING.test(words)) return words.length < 80
  return APPLYING.test(words) || (SUBJECT.test(words) && APPLICATION.test(words))
}

/** Where the applicant's details may be from the top. */
const TOP = 30
/** How far apart lines of one column may begin, in points: a label may have an icon before it. */
const INDENT = 40
/** How many lines are looked at for contact details, so that the work is bounded. */
const MAX_LINES = 600
const SHORT = 6

const toWords = (line: Line) =>
  toPlain(line.text)
    .trim()
    .replace(/^[^\p{L}\p{M}]{1,9}/u, '')
const isShort = (text: string) => text.split(/\s+/, SHORT + 1).length <= SHORT
const toHeading = (text: string) => (text.split(/[:：]/, 1)[0] ?? '').replace(/[^\p{L}\p{M})]{1,9}$/u, '').trim()

/** A letter names those whom it is sent to before the one who sends it. */
export const isLetter = (lines: readonly Line[]) => lines.some((line) => isOfLetter(toWords(line)))

const isAboutOthers = (text: string) =>
  [REFERENCES, OTHERS, SUPERIORS, SUPERIOR_LABEL].some((pattern) => pattern.test(text)) ||
  (RELATIVE.test(text) && !ABOUT_PARENTS.test(text))

/** The lines before the first that announces other people, from which on nothing is read. */
export function getOwnLines(lines: readonly Line[]): Line[] {
  const at = lines.findIndex((line) => {
    const words = toWords(line)
    const label = toHeading(words)
    return [words, label].some((text) => text.length < 80 && isShort(text) && isAboutOthers(text))
  })
  return at < 0 ? [...lines] : lines.slice(0, at)
}

/** The lines in which a person gives contact details: the top until the first heading, and what is under "Contact". */
export function getContactLines(all: readonly Line[]): Line[] {
  const lines = all.slice(0, MAX_LINES)
  const headings: { line: Line; index: number; isContact: boolean; isBeside: boolean }[] = []
  const largest = Math.max(...lines.filter(({ page }) => page === 1).map(({ size }) => size))
  let textSize = 0
  return lines.filter((line, index) => {
    const words = toWords(line)
    const heading = toHeading(words)
    const isContact = CONTACT.test(heading) && heading.length === words.replace(/[:：\s]{1,9}$/, '').length
    const isSetOff = textSize > 0 && line.size < largest && isHeadingByLook(words, line.size > 1.08 * textSize)
    if (line.text.includes('@') || /\d{5}/.test(toPlain(line.text))) textSize ||= line.size
    if (heading.length < 80 && (isContact || isSetOff || SECTION.test(heading)) && !/@/.test(line.text)) {
      headings.push({ line, index, isContact, isBeside: isSideHeading(line, lines.slice(index + 1, index + 60)) })
      return isContact
    }
    const nearest = headings.findLast((each) => Math.abs((each.line.left ?? 0) - (line.left ?? 0)) <= INDENT)
    if (nearest?.isContact) return index - nearest.index <= TOP && line.page === nearest.line.page
    const isOver = headings.some(
      (each) => !each.isContact && !(each.isBeside && (line.right ?? 0) < (each.line.left ?? 0)),
    )
    return !isOver && line.page === 1 && index < TOP
  })
}

/** Whether a line is set like a heading, whatever its language: larger than the contact details, or in capitals. */
const isHeadingByLook = (text: string, isLarge: boolean) =>
  isShort(text) && !/[\d@:,./|]/.test(text) && (isLarge || /^(?=.{0,9}\p{Lu}{4})[\p{Lu} &-]{4,40}$/u.test(text))

/** Whether a heading begins a column on the right, so that it says nothing about what is left of it. */
function isSideHeading(heading: Line, after: readonly Line[]): boolean {
  const { left } = heading
  return (
    left !== undefined &&
    after.some((line) => (line.right ?? 0) < left) &&
    after.some((line) => Math.abs((line.left ?? 0) - left) < INDENT && (line.left ?? 0) > left - 5) &&
    after.every((line) => line.page !== heading.page || (line.left ?? 0) > left - 5 || (line.right ?? 0) < left)
  )
}
