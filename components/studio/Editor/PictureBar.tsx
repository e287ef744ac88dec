import type Quill from 'quill/core.js'
import { BarButton, SmallBar, type SmallBarProps } from './SmallBar'
import { keepFocus } from './use-tools'

export type PictureBarProps = Pick<SmallBarProps, 'barRef' | 'onToolbar' | 'onEscape'> & {
  quill: Quill
  /** The position of the picture. */
  index: number
  /** The formats of the picture. */
  format: Record<string, unknown>
  onDescribe(): void
}

/** The tools of the selected picture: its size on the page, its description and its caption. */
export function PictureBar({ quill, index, format, onDescribe, ...bar }: PictureBarProps) {
  const isText = format.layout === 'text'
  const use = (layout: 'text' | false) =>
    keepFocus(() => {
      quill.formatText(index, 1, 'layout', layout, 'user')
      quill.setSelection(index, 1, 'silent')
      return true
    })
  return (
    <SmallBar label="Picture" {...bar}>
      <BarButton label="Text width" isPressed={isText} onUse={() => use('text')} />
      <BarButton label="Wide" isPressed={!isText} onUse={() => use(false)} />
      <BarButton label="Description and caption" onUse={onDescribe} />
    </SmallBar>
  )
}
