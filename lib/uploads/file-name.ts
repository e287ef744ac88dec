import { FILE_LIMITS } from '../limits.ts'

/** Characters that are invisible, change the direction or break the line: "cv\u202Efdp.exe" would read as "cvexe.pdf". */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** Scripts whose letters change shape beside a joiner (ZWJ, ZWNJ). */
const JOINED =
  /[\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Khmr}\p{scx=Knda}\p{scx=Mlym}\p{scx=Mymr}\p{scx=Orya}\p{scx=Sinh}\p{scx=Syrc}\p{scx=Taml}\p{scx=Telu}\p{scx=Tibt}]$/u

const EMOJI = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u
const EMOJI_STYLE = '\ufe0f'
const JOINERS = '\u200c\u200d'

function isNeeded(hidden: string, before: string, after: string): boolean {
  if (hidden === EMOJI_STYLE) return /[\p{Emoji}]$/u.test(before)
  if (!JOINERS.includes(hidden)) return false
  return JOINED.test(before) || (EMOJI.test(before) && /^\p{Extended_Pictographic}/u.test(after))
}

const removeHidden = (name: string) =>
  name.replace(HIDDEN, (hidden, at: number) =>
    isNeeded(hidden, name.slice(Math.max(0, at - 2), at), name.slice(at + 1, at + 3)) ? hidden : '',
  )

/** Returns a name that is safe to show, store and save under: no folders, nothing hidden, at most FILE_LIMITS.name characters. */
export function cleanFileName(name: string): string {
  const base = removeHidden(name.normalize('NFC')).split(/[/\\]/).pop() ?? ''
  const plain = base
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/^[. ]+/, '')
    .trim()
  if (plain === '') return 'file'
  const characters = Array.from(plain)
  if (characters.length <= FILE_LIMITS.name) return plain
  const extension = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? ''
  return characters.slice(0, FILE_LIMITS.name - extension.length).join('') + extension
}
