import { type RefObject, useRef } from 'react'
import type { Theme } from '@/lib/rich-text/restrict-formats'
import { Icon } from './Icon'
import styles from './Toolbar.module.scss'
import { TOOLS, type Tool, toHeadings, toLanguages } from './tools'
import { useRovingFocus } from './use-roving-focus'
import { isChosen } from './use-tools'

export type ToolbarProps = {
  theme: Theme
  label: string
  /** The formats of the selection. */
  format: Record<string, unknown>
  isReady: boolean
  /** The field that is open, if any. */
  open: string | null
  onUse(tool: Tool): void
  /** `isByPointer` means that it was chosen with a pointer, so the focus returns to the text. */
  onLine(name: 'header' | 'code-block', value: string, isByPointer: boolean): void
  onEscape(): void
  toolbarRef: RefObject<HTMLDivElement | null>
}

/** The toolbar of an editor. It has one tab stop. */
export function Toolbar({ theme, label, format, isReady, open, onUse, onLine, onEscape, toolbarRef }: ToolbarProps) {
  const { onFocus, onKeyDown } = useRovingFocus(toolbarRef)
  return (
    <div
      ref={toolbarRef}
      className={`${styles.toolbar} ${styles[theme]}`}
      role="toolbar"
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={(event) => (event.key === 'Escape' ? onEscape() : onKeyDown(event))}
    >
      {theme === 'snow' && (
        <Choices
          label="Paragraph style"
          value={format.header ? String(format.header) : ''}
          choices={toHeadings(format.header)}
          isReady={isReady}
          onChoose={(value, isByPointer) => onLine('header', value, isByPointer)}
        />
      )}
      {TOOLS[theme].map((tools) => (
        <div key={tools[0]?.label} className={styles.group}>
          {tools.map((tool) => (
            <ToolButton key={tool.label} tool={tool} format={format} open={open} isReady={isReady} onUse={onUse} />
          ))}
        </div>
      ))}
      {theme === 'snow' && Boolean(format['code-block']) && (
        <Choices
          label="Code language"
          value={typeof format['code-block'] === 'string' ? format['code-block'] : 'plain'}
          choices={toLanguages(format['code-block'])}
          isReady={isReady}
          onChoose={(value, isByPointer) => onLine('code-block', value, isByPointer)}
        />
      )}
    </div>
  )
}

type ToolButtonProps = Pick<ToolbarProps, 'format' | 'open' | 'isReady' | 'onUse'> & { tool: Tool }

function ToolButton({ tool, format, open, isReady, onUse }: ToolButtonProps) {
  const isOn = isChosen(tool, format)
  const isLinked = 'opens' in tool && tool.opens === 'link' && Boolean(format.link)
  const opens = 'opens' in tool ? { 'aria-haspopup': 'dialog' as const, 'aria-expanded': open === tool.opens } : {}
  return (
    <button
      type="button"
      className={styles.tool}
      title={tool.label}
      aria-label={tool.label}
      aria-keyshortcuts={tool.keys}
      aria-pressed={'format' in tool ? isOn : undefined}
      data-on={isOn || isLinked || undefined}
      aria-disabled={isReady ? undefined : true}
      {...opens}
      // Otherwise the text would lose its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isReady && onUse(tool)}
    >
      <Icon name={tool.icon} />
    </button>
  )
}

type ChoicesProps = {
  label: string
  value: string
  choices: { value: string; label: string }[]
  isReady: boolean
  onChoose(value: string, isByPointer: boolean): void
}

function Choices({ label, value, choices, isReady, onChoose }: ChoicesProps) {
  const isByPointer = useRef(false)
  return (
    <select
      className={styles.select}
      aria-label={label}
      title={label}
      value={value}
      disabled={!isReady}
      onPointerDown={() => {
        isByPointer.current = true
      }}
      onKeyDown={() => {
        isByPointer.current = false
      }}
      onChange={(event) => onChoose(event.target.value, isByPointer.current)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
