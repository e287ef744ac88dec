import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '@/components/form/Field/FieldFrame'
import { type FieldIds, toFieldIds } from '@/lib/forms/field-ids'
import type { ImageSources } from '@/lib/pictures/image-sources'
import type { Delta } from '@/lib/rich-text/delta-ops'
import type { Theme } from '@/lib/rich-text/restrict-formats'
import { toImageSrc } from '@/lib/rich-text/safe-address'
import { BlockMenu, toOptionId } from './BlockMenu'
import styles from './Editor.module.scss'
import { EditorFoot } from './EditorFoot'
import { FindBar } from './FindBar'
import { PictureBar } from './PictureBar'
import { PictureDialog } from './PictureDialog'
import { getEmbed } from './quill/format-text'
import type { PictureStore } from './quill/pictures'
import { TableBar } from './TableBar'
import { TextSurface } from './TextSurface'
import { Toolbar } from './Toolbar'
import { BLOCKS, type Tool } from './tools'
import { useBlockMenu } from './use-block-menu'
import { useFind } from './use-find'
import { usePictures } from './use-pictures'
import { setAttributes, useQuill } from './use-quill'
import { useSelection } from './use-selection'
import { useTip } from './use-tip'
import { useTools } from './use-tools'

export type EditorProps = {
  label: string
  theme?: Theme
  hint?: ReactNode
  /** Ids of the parts, if something outside refers to them. */
  ids?: FieldIds
  /** The message that says what is wrong with the text. */
  error?: string | undefined
  /** Whether the text is optional, which the label says, or required. */
  need?: 'optional' | 'required' | undefined
  placeholder?: string
  /** The text. A value that did not come from `onChange` replaces the current text. */
  value: Delta
  onChange(value: Delta): void
  /** The sources and the store of pictures. Without it, the text has no pictures. */
  pictureStore?: PictureStore & { sources: ImageSources }
  /** Called if the editor's script cannot be loaded. */
  onFail?(): void
}

const FAILED = 'The editor could not be loaded. Check the connection, then load the page again.'
const KEYS = {
  snow: 'Alt+F10 leads to the tools, or to those of the table or picture at the cursor. Control+K makes a link, Control+Shift+F finds. A slash on an empty line offers blocks. Tab leaves the editor; in a table it goes to the next cell.',
  bubble: 'Select words for the tools; Alt+F10 leads to them. Control+K makes a link. Tab leaves the editor.',
}

/** Moves the focus to the tool of a bar that has its tab stop. */
function focusTool(bar: HTMLElement | null): void {
  bar?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

/** An editor for formatted text: *snow* for long texts, with a toolbar, or *bubble* for short ones, with tools beside the selection. */
export function Editor(props: EditorProps) {
  const { label, theme = 'snow', hint, error, need, placeholder = '', value, onChange, pictureStore, onFail } = props
  const id = useId()
  const ids = props.ids ?? toFieldIds('text', id)
  const place = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [isActive, setIsActive] = useState(false)
  const show = (src: string) => (pictureStore ? toImageSrc(src, pictureStore.sources) : null)
  const { quill, hasFailed } = useQuill(place, {
    theme,
    placeholder,
    value,
    onChange,
    onFail,
    show,
    attributes: {
      id: ids.control,
      'aria-labelledby': `${id}-label`,
      'aria-describedby': [hint && ids.hint, error && ids.error, `${id}-keys`].filter(Boolean).join(' '),
      'aria-invalid': error ? 'true' : null,
      'aria-required': need === 'required' ? 'true' : null,
      'aria-autocomplete': theme === 'snow' ? 'list' : null,
    },
    importPictures(added) {
      pictures.add(added)
    },
    onLink() {
      tips.open('link', quill?.getSelection() ?? selected.range)
    },
    onToolbar() {
      focusTool(bar.current ?? toolbar.current)
    },
    onFind() {
      find.open()
    },
  })
  const selected = useSelection(quill)
  const tips = useTip(quill)
  const pictures = usePictures(quill, pictureStore)
  const onPicture = (index: number) => void pictures.change(index)
  const find = useFind(quill)
  const { use, setLine } = useTools(quill, {
    selected,
    tips,
    onPicture,
    onNewPicture: () => files.current?.click(),
    onFind: find.open,
  })

  const isOffered = (tool: Tool) => pictureStore !== undefined || !('opens' in tool) || tool.opens !== 'picture'
  const menu = useBlockMenu(quill, { blocks: theme === 'snow' ? BLOCKS.filter(isOffered) : [], onChoose: use })
  const menuId = `${id}-blocks`
  useEffect(() => {
    const chosen = menu.chosen ? toOptionId(menuId, menu.chosen) : null
    if (quill) setAttributes(quill.root, { 'aria-controls': chosen && menuId, 'aria-activedescendant': chosen })
  }, [quill, menu.chosen, menuId])

  const focusText = () => quill?.focus({ preventScroll: true })
  const small = { barRef: bar, onToolbar: () => focusTool(toolbar.current), onEscape: focusText }
  const hasPicture = quill !== null && getEmbed(quill, selected.range, 'image') !== null
  const tools = (
    <Toolbar
      theme={theme}
      toolbarRef={toolbar}
      label={`Tools for ${label}`}
      format={selected.format}
      isReady={quill !== null}
      open={find.isOpen ? 'find' : (tips.tip?.mode ?? null)}
      onUse={use}
      onLine={setLine}
      onEscape={focusText}
    />
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks whether the focus is inside.
    <div
      className={`${styles.editor} ${styles[theme]}`}
      data-field
      data-invalid={error ? true : undefined}
      onFocus={() => setIsActive(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsActive(currentTarget.contains(relatedTarget))}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click on a label focuses its field. */}
      <span id={`${id}-label`} className={styles.label} onClick={() => quill?.focus()}>
        {label}
        {need === 'optional' && <span className={styles.optional}> (optional)</span>}
      </span>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError ids={ids} error={error} />
      <div className={styles.frame}>
        {theme === 'snow' && tools}
        <TextSurface
          place={place}
          quill={quill}
          isActive={isActive}
          selected={selected}
          tips={tips}
          onPicture={onPicture}
          isBusy={quill === null && !hasFailed}
          tools={theme === 'bubble' && tools}
          match={find.match}
          menu={
            menu.query &&
            menu.chosen && {
              edges: menu.query.edges,
              list: <BlockMenu id={menuId} blocks={menu.found} chosen={menu.chosen} onChoose={menu.choose} />,
            }
          }
        />
        {quill && isActive && !find.isOpen && Boolean(selected.format.table) && (
          <TableBar {...small} quill={quill} index={selected.range.index} />
        )}
        {quill && isActive && !find.isOpen && hasPicture && (
          <PictureBar
            {...small}
            quill={quill}
            index={selected.range.index}
            format={selected.format}
            onDescribe={() => onPicture(selected.range.index)}
          />
        )}
        {find.isOpen && <FindBar find={find} />}
      </div>
      {theme === 'snow' && <EditorFoot text={quill?.getText() ?? ''} />}
      <p id={`${id}-keys`} className="visuallyHidden">
        {KEYS[theme]}
      </p>
      <p role="status" className={styles.status}>
        {hasFailed ? FAILED : pictures.message}
      </p>
      <p aria-live="polite" className="visuallyHidden">
        {menu.chosen && `${menu.found.length} ${menu.found.length === 1 ? 'block' : 'blocks'}. ${menu.chosen.label}.`}
      </p>
      {pictureStore && (
        <input
          ref={files}
          type="file"
          hidden
          accept="image/*"
          multiple
          aria-label="Picture files"
          onChange={({ target }) => {
            const index = selected.range.index + selected.range.length
            pictures.add([...(target.files ?? [])].map((source) => ({ source, alt: '', index })))
            target.value = ''
          }}
        />
      )}
      {pictures.question && <PictureDialog {...pictures.question} src={show(pictures.question.src)} />}
    </div>
  )
}
