import { useEffect } from 'react'
import styles from './BlockMenu.module.scss'
import { Icon } from './Icon'
import type { Tool } from './tools'

export type BlockMenuProps = {
  id: string
  blocks: readonly Tool[]
  chosen: Tool | undefined
  onChoose(tool: Tool): void
}

/** Returns the id of a block's option. */
export const toOptionId = (id: string, { label }: Tool): string => `${id}-${label.toLowerCase().replaceAll(' ', '-')}`

/** The blocks that a slash offers. The text keeps the focus and refers to the chosen option. */
export function BlockMenu({ id, blocks, chosen, onChoose }: BlockMenuProps) {
  useEffect(() => {
    if (chosen) document.getElementById(toOptionId(id, chosen))?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  return (
    <div
      id={id}
      className={styles.menu}
      role="listbox"
      aria-label="Blocks"
      tabIndex={0}
      // Otherwise the text would lose the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {blocks.map((tool) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the text has the focus and its keys.
        <div
          key={tool.label}
          id={toOptionId(id, tool)}
          className={styles.option}
          role="option"
          aria-selected={tool === chosen}
          onClick={() => onChoose(tool)}
        >
          <Icon name={tool.icon} />
          {tool.label}
        </div>
      ))}
    </div>
  )
}
