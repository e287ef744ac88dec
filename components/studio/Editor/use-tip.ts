import type Quill from 'quill/core.js'
import { useState } from 'react'
import { toVideo } from '@/lib/rich-text/video'
import { toLinkAddress, toSuggestedAddress } from '@/lib/studio/link-address'
import type { Edges } from '@/lib/studio/position-popover'
import { findLink, getEmbed, insertEmbed, type Place, setLink } from './quill/format-text'
import type { TipMode } from './TextTip'
import { getEdges } from './use-selection'

type Tip = { mode: TipMode; range: Place; value: string; canRemove: boolean; edges: Edges }

/** Opens the field for a link, a video or a formula, and applies its value. */
export function useTip(quill: Quill | null) {
  const [tip, setTip] = useState<Tip | null>(null)

  const open = (mode: TipMode, place: Place) => {
    if (!quill) return
    const link = mode === 'link' ? findLink(quill, place.index + (place.length > 0 ? 1 : 0)) : null
    const range = link && place.length === 0 ? link.range : place
    const present = mode === 'link' ? link?.address : getEmbed(quill, range, mode)
    const suggested = mode === 'link' ? toSuggestedAddress(quill.getText(range.index, range.length)) : ''
    const value = present ?? suggested
    setTip({ mode, range, value, canRemove: link !== null, edges: getEdges(quill, range) })
  }
  const cancel = () => {
    if (quill && tip) quill.setSelection(tip.range.index, tip.range.length, 'silent')
    setTip(null)
  }
  const remove = () => {
    if (quill && tip) setLink(quill, tip.range, '')
    setTip(null)
  }
  const save = (typed: string): string | undefined => {
    const value = typed.trim()
    if (!quill || !tip) return
    if (value === '') {
      if (tip.mode === 'link') remove()
      else cancel()
      return
    }
    if (tip.mode === 'link') {
      const address = toLinkAddress(value)
      if (!address) return 'Write an address that begins with https://, or an e-mail address.'
      setLink(quill, tip.range, address)
    } else insertEmbed(quill, tip.range, tip.mode, tip.mode === 'video' ? (toVideo(value)?.embed ?? value) : value)
    setTip(null)
  }
  return { tip, open, save, cancel, remove }
}
