import { TEXT_LIMITS } from '@/lib/limits'
import { studioPosts, postFields as words } from '@/lib/studio/copy/studio-posts'
import type { PostContent } from '@/lib/studio/posts/post-content'
import { ShortField } from '../ShortField/ShortField'
import { BodyField } from './BodyField'
import styles from './PostEditor.module.scss'

const { hints } = studioPosts.edit

export type PostTextProps = {
  id: string
  /** The version that the server has. */
  version: number
  content: PostContent
  errors: Record<string, string>
  onChange: (part: Partial<PostContent>) => void
}

/** The fields for a post's summary and text. */
export function PostText({ id, version, content, errors, onChange }: PostTextProps) {
  return (
    <div className={styles.text}>
      <ShortField
        field={{ name: 'subTitle', label: words.subTitle, hint: hints.subTitle, max: TEXT_LIMITS.short }}
        value={content.subTitle}
        error={errors.subTitle && `${words.subTitle} ${errors.subTitle}.`}
        onChange={(subTitle) => onChange({ subTitle })}
      />
      <BodyField
        id={id}
        version={version}
        body={content.body}
        error={errors.body}
        onChange={(body) => onChange({ body })}
      />
    </div>
  )
}
