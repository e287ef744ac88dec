import { type Attributes, type Delta, type DeltaOp, getScalar, isFields } from './delta-ops.ts'
import { isSafeHref } from './safe-address.ts'

/** The formats and embeds that the texts of each theme may have. */
export const KNOWN = {
  snow: {
    embeds: ['image', 'video', 'formula', 'divider', 'mention'],
    inline: [
      'bold',
      'italic',
      'underline',
      'strike',
      'code',
      'script',
      'size',
      'link',
      'alt',
      'width',
      'height',
      'caption',
      'layout',
    ],
    block: [
      'header',
      'list',
      'start',
      'blockquote',
      'code-block',
      'table',
      'table-head',
      'indent',
      'align',
      'direction',
    ],
  },
  bubble: { embeds: [] as string[], inline: ['bold', 'italic', 'link'], block: ['header', 'blockquote'] },
} as const

/** The maximum length of a picture's caption, in characters. */
export const MAX_CAPTION = 500

/** *Snow* is for long texts, *bubble* for short ones. */
export type Theme = keyof typeof KNOWN

/**
 * Returns a Delta with only the formats and embeds that the editor of this theme knows. An unknown embed would break the
 * editor, and stored texts may come from any program.
 */
export function restrictFormats(ops: readonly unknown[], theme: Theme): Delta {
  return { ops: ops.flatMap((op) => toKnown(op, theme)) }
}

function toKnown(op: unknown, theme: Theme): DeltaOp[] {
  if (!isFields(op)) return []
  const attributes = toAttributes(op.attributes, theme)
  const more = Object.keys(attributes).length > 0 ? { attributes } : {}
  if (typeof op.insert === 'string') return op.insert === '' ? [] : [{ insert: op.insert, ...more }]
  const embed = isFields(op.insert) ? toEmbed(op.insert, theme) : null
  return embed ? [{ insert: embed, ...more }] : []
}

function toAttributes(attributes: unknown, theme: Theme): Attributes {
  if (!isFields(attributes)) return {}
  const names: readonly string[] = [...KNOWN[theme].inline, ...KNOWN[theme].block]
  const known = names.flatMap((name) => {
    const value = getScalar(attributes, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const { link, ...others } = Object.fromEntries(known)
  return typeof link === 'string' && isSafeHref(link) ? { ...others, link } : others
}

function toEmbed(embed: Record<string, unknown>, theme: Theme): Record<string, unknown> | null {
  const name = Object.hasOwn(embed, 'hr') ? 'divider' : Object.keys(embed)[0]
  if (!name || !(KNOWN[theme].embeds as readonly string[]).includes(name)) return null
  if (name === 'divider') return { divider: true }
  const value = embed[name]
  if (name === 'mention') return isFields(value) && typeof value.value === 'string' ? { mention: value } : null
  return typeof value === 'string' ? { [name]: value } : null
}
