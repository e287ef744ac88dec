import type { ComponentType, ReactNode } from 'react'
import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { FormattedText } from '@/components/ui/FormattedText/FormattedText'
import { NoWrap } from '@/components/ui/NoWrap/NoWrap'
import type { PictureProps } from '@/components/ui/Picture/Picture'
import { TagList } from '@/components/ui/Tag/Tag'
import styles from './ArticleHead.module.scss'

export type ArticleHeadProps = {
  /** A tutorial has a small picture beside the words; an essay has a large one, up to the page's edge. */
  look?: 'tutorial' | 'essay'
  category?: string | null
  level?: string
  tags: string[]
  title: string
  subTitle?: string
  /** The subtitle, if it has formats. */
  subTitleHtml?: string
  /** `image` is an address. */
  author: { name: string; role: string; image: string }
  date: string
  readTime: string
  image: string
  /** The picture's text alternative; without it, the picture is decorative. */
  alt?: string
  /** `DocumentPicture`, or `Picture` in the Studio, whose pages hydrate. */
  Picture: ComponentType<PictureProps>
  /** Like, Share and so on. */
  children: ReactNode
}

function Kicker({ category, level, tags }: ArticleHeadProps) {
  return (
    <div className={styles.kicker}>
      {category && <span className={styles.category}>{category}</span>}{' '}
      {level && <span className={styles.level}>{level}</span>}
      <TagList tags={tags} most={3} prefix="#" />
    </div>
  )
}

/** The head of an article: breadcrumbs, title, author, date and picture. */
export function ArticleHead(props: ArticleHeadProps) {
  const { look = 'tutorial', title, subTitle, subTitleHtml, author, date, readTime, Picture } = props
  return (
    <header className={styles[look]}>
      <div className={styles.words}>
        <Kicker {...props} />
        <h1 className={styles.title}>
          <NoWrap text={title} />
        </h1>
        {(subTitleHtml || subTitle) && <FormattedText className={styles.lead} text={subTitle} html={subTitleHtml} />}
      </div>
      <Picture kind="cover" src={props.image} alt={props.alt} className={styles.picture} shared={title} eager />
      <div className={styles.by}>
        <Picture kind="monogram" src={author.image} className={styles.avatar} eager />
        <p className={styles.name}>
          {author.name} <span>{author.role}</span>
        </p>
        <p className={styles.date}>
          <FormattedDate date={date} short={look === 'tutorial'} /> <span>{readTime}</span>
        </p>
        {props.children}
      </div>
    </header>
  )
}
