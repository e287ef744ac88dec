import { createHash } from 'node:crypto'
import { unescapeAttribute } from '../http/unescape-attribute.ts'

/** A page's inline scripts and styles as CSP sources (`'sha256-…'`). */
export type InlineSources = { scripts: string[]; styles: string[]; styleAttributes: string[] }

/** Matches a script element; its first group is the attributes, its second the text. */
export const SCRIPT = /<script\b([^<>]*)>([\s\S]*?)<\/script>/g

const STYLE = /<style\b[^<>]*>([\s\S]*?)<\/style>/g
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/gi
const DATA_TYPE = /\btype="application\/(?:ld\+)?json"/

export const isData = (attributes: string): boolean => DATA_TYPE.test(attributes)

export const hasSource = (attributes: string): boolean => /\bsrc=/.test(attributes)

export const toSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const toSources = (texts: Iterable<string>) => [...new Set(texts)].map(toSource)

/** Returns the CSP sources of a page or a drawing: its inline scripts, style elements and style attributes. */
export function getInlineSources(html: string): InlineSources {
  const markup = html.replace(SCRIPT, '')
  const scripts = [...html.matchAll(SCRIPT)].filter(([, names = '']) => !hasSource(names) && !isData(names))
  return {
    scripts: toSources(scripts.map(([, , text = '']) => text)),
    styles: toSources([...markup.matchAll(STYLE)].map(([, text = '']) => text)),
    styleAttributes: toSources([...markup.matchAll(STYLE_ATTRIBUTE)].map(([, text = '']) => unescapeAttribute(text))),
  }
}
