import { studioContent as copy } from '@/lib/content/studio-content'
import { MoveButton } from '../MoveButton/MoveButton'
import { PictureField } from '../PictureField/PictureField'
import styles from './Arrangement.module.scss'

export type ArrangedItem = { id: string; title: string; image: string | null }

export type ArrangedListProps = {
  items: ArrangedItem[]
  /** Gets the changed list, and what changed in words. */
  onChange: (items: ArrangedItem[], words: string) => void
}

/** A list whose items move by buttons and carry a picture. */
export function ArrangedList({ items, onChange }: ArrangedListProps) {
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item), copy.moved(item.title, to + 1, items.length))
  }
  const setImage = (id: string, image: string | null) =>
    onChange(
      items.map((item) => (item.id === id ? { ...item, image } : item)),
      copy.saved,
    )
  return (
    <ol className={styles.list}>
      {items.map(({ id, title, image }, index) => (
        <li key={id}>
          <div className={styles.row}>
            <h3>{title}</h3>
            <div className={styles.moves}>
              <MoveButton way="up" label={copy.up(title)} isLast={index === 0} onMove={() => move(index, index - 1)} />
              <MoveButton
                way="down"
                label={copy.down(title)}
                isLast={index === items.length - 1}
                onMove={() => move(index, index + 1)}
              />
            </div>
          </div>
          <details className={styles.picture} open={image !== null}>
            <summary>{copy.edit}</summary>
            <PictureField
              name={id}
              label={copy.picture(title)}
              hint={copy.hint}
              hasAlt={false}
              value={image ? { src: image, alt: '' } : null}
              onChange={(value) => setImage(id, value?.src ?? null)}
            />
          </details>
        </li>
      ))}
    </ol>
  )
}
