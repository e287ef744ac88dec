import type Quill from 'quill/core.js'
import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react'
import type { Edges } from '@/lib/studio/position-popover'
import { AnchoredPanel } from './AnchoredPanel'
import styles from './Editor.module.scss'
import { getEmbed, type Place, setLink } from './quill/format-text'
import { LinkPreview, TextTip } from './TextTip'
import { getEdges, type useSelection } from './use-selection'
import type { useTip } from './use-tip'

export type TextSurfaceProps = {
  /** The element that the editor is created in. */
  place: RefObject<HTMLDivElement | null>
  quill: Quill | null
  isBusy: boolean
  /** Whether the focus is in the editor or its tools. */
  isActive: boolean
  selected: ReturnType<typeof useSelection>
  tips: ReturnType<typeof useTip>
  /** The tools that appear beside the selection. */
  tools: ReactNode
  onPicture(index: number): void
  /** The place that was found. */
  match: Place | undefined
  /** The list of blocks, beside its slash. */
  menu: { edges: Edges; list: ReactNode } | null | undefined
}

/** The text and the panels beside it: the tools of a short text, the field for an address or a formula, a link's preview. */
export function TextSurface(props: TextSurfaceProps) {
  const { place, quill, isBusy, isActive, selected, tips, tools, onPicture, match, menu } = props
  const surface = useRef<HTMLDivElement>(null)
  const { range, format, edges } = selected
  const { tip } = tips
  const isFree = quill !== null && isActive && tip === null

  const onClick = ({ target }: MouseEvent) => {
    const isEmbed = target instanceof Element && target.matches('img, .ql-formula *')
    const blot = isEmbed ? quill?.scroll.find(target, true) : null
    if (!quill || !blot) return
    const chosen = { index: quill.getIndex(blot), length: 1 }
    quill.setSelection(chosen.index, 1, 'silent')
    if (getEmbed(quill, chosen, 'formula') === null) onPicture(chosen.index)
    else tips.open('formula', chosen)
  }

  return (
    <div ref={surface} className={styles.surface}>
      {tools && isFree && range.length > 0 && (
        <AnchoredPanel anchor={edges} within={surface} side="above">
          {tools}
        </AnchoredPanel>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the tools do the same for the keyboard. */}
      <div ref={place} className={styles.text} aria-busy={isBusy} onClick={onClick} />
      {quill && match && <Found edges={getEdges(quill, match)} />}
      {menu && (
        <AnchoredPanel anchor={menu.edges} within={surface}>
          {menu.list}
        </AnchoredPanel>
      )}
      {tip && (
        <AnchoredPanel anchor={tip.edges} within={surface}>
          <TextTip {...tip} onSave={tips.save} onCancel={tips.cancel} onRemove={tips.remove} />
        </AnchoredPanel>
      )}
      {isFree && range.length === 0 && typeof format.link === 'string' && (
        <AnchoredPanel anchor={edges} within={surface}>
          <LinkPreview
            address={format.link}
            onEdit={() => tips.open('link', range)}
            onRemove={() => setLink(quill, range, '')}
          />
        </AnchoredPanel>
      )}
    </div>
  )
}

/** Marks the place that was found. The text itself is selected only once it has the focus. */
function Found({ edges: { left, top, right, bottom } }: { edges: Edges }) {
  const style = { left, top, width: right - left, height: bottom - top }
  return <div className={styles.found} style={style} aria-hidden="true" />
}
