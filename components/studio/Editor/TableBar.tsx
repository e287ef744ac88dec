import type Quill from 'quill/core.js'
import { changeTable, findTable, hasHeaderRow, TABLE_ACTIONS, type TableAction } from './quill/tables'
import { BarButton, SmallBar, type SmallBarProps } from './SmallBar'
import { keepFocus } from './use-tools'

const LABELS: Record<TableAction, string> = {
  rowBefore: 'Insert a row above',
  rowAfter: 'Insert a row below',
  columnBefore: 'Insert a column before',
  columnAfter: 'Insert a column after',
  headerRow: 'Header row',
  deleteRow: 'Delete the row',
  deleteColumn: 'Delete the column',
  deleteTable: 'Delete the table',
}

export type TableBarProps = Pick<SmallBarProps, 'barRef' | 'onToolbar' | 'onEscape'> & {
  quill: Quill
  /** A position in the table. */
  index: number
}

/** The tools of the table at the cursor. A keyboard user stays at the tool while there is a table. */
export function TableBar({ quill, index, ...bar }: TableBarProps) {
  const place = findTable(quill, index)
  if (!place) return null
  const use = (action: TableAction) =>
    keepFocus(() => {
      changeTable(quill, index, action)
      return action !== 'deleteTable'
    })
  return (
    <SmallBar label="Table" {...bar}>
      {TABLE_ACTIONS.map((action) => (
        <BarButton
          key={action}
          label={LABELS[action]}
          icon={action}
          isPressed={action === 'headerRow' ? hasHeaderRow(place) : undefined}
          onUse={() => use(action)}
        />
      ))}
    </SmallBar>
  )
}
