import type { ReactNode } from 'react'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import styles from './PageHead.module.scss'

export type PageHeadProps = {
  title: string
  text: string
  /** The subject of the picture across the page below the words. */
  banner?: string
  children?: ReactNode
}

/** The head of a page: its title in large type, a sentence, and a wide picture or other content. */
export function PageHead({ title, text, banner, children }: PageHeadProps) {
  const [whole, part] = title.split(': ')
  return (
    <header className={styles.head} data-head="title">
      <div className={styles.words}>
        <h1 className={styles.title}>
          {part && <span className={styles.whole}>{whole}: </span>}
          {part ? <span className={styles.part}>{part}</span> : title}
        </h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children && <div className={styles.more}>{children}</div>}
      {banner && <DocumentPicture kind="wide" subject={banner} className={styles.banner} eager />}
    </header>
  )
}
