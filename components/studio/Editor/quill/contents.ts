import type Quill from 'quill/core.js'
import type { Delta, DeltaOp } from '@/lib/rich-text/delta-ops'
import { appendOp } from '@/lib/rich-text/to-delta/delta-writer'
import type { Place } from './format-text'

/** Returns the saved form of a text, or of a part of it: everything but the placeholders of pictures. */
export function getStored(quill: Quill, { index, length }: Place = { index: 0, length: quill.getLength() }): Delta {
  const ops: DeltaOp[] = []
  for (const { insert, attributes } of quill.getContents(index, length).ops) {
    if (insert === undefined || (typeof insert === 'object' && 'placeholder' in insert)) continue
    appendOp(ops, attributes ? { insert, attributes } : { insert })
  }
  return { ops }
}
