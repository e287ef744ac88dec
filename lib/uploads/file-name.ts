import { FILE_LIMITS } from '../limits.ts'

// Control and direction characters: "cv\u202Efdp.exe" would read as "cvexe.pdf".
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** A name that is safe to show, store and save under: no folders, nothing hidden, at most FILE_LIMITS.name characters. */
export function cleanFileName(name: string): string {
  const base = name.normalize('NFC').replace(HIDDEN, '').split(/[/\\]/).pop() ?? ''
  const plain = base
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim()
  if (plain === '') return 'file'
  const characters = Array.from(plain)
  if (characters.length <= FILE_LIMITS.name) return plain
  const extension = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? ''
  return characters.slice(0, FILE_LIMITS.name - extension.length).join('') + extension
}
