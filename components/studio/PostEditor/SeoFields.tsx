import { Field, TextArea } from '@/components/form/Field/Field'
import { company } from '@/content/company'
import { toSummary } from '@/lib/format/text'
import { SEARCH_LIMITS } from '@/lib/limits'
import { readShortText } from '@/lib/rich-text/short-text'
import { readCanonical } from '@/lib/seo/canonical'
import { postFields as words } from '@/lib/studio/copy/studio-posts'
import { seoCopy as copy } from '@/lib/studio/copy/studio-seo'
import type { PostContent } from '@/lib/studio/posts/post-content'
import styles from './PostEditor.module.scss'

export type SeoFieldsProps = {
  content: PostContent
  errors: Record<string, string>
  onChange: (part: Partial<PostContent>) => void
}

const toCount = (text: string, shown: number) => `${text.trim().length} / ${shown} ${copy.counted}`

/** What search engines and social networks show of a post, and the address where it first appeared. */
export function SeoFields({ content, errors, onChange }: SeoFieldsProps) {
  const { seoTitle, seoDescription, canonical, title, subTitle } = content
  const summary = toSummary(readShortText(subTitle).text, SEARCH_LIMITS.description)
  const address = readCanonical(canonical)
  return (
    <section aria-labelledby="seo" className={styles.details}>
      <h2 id="seo">{copy.title}</h2>
      <p className={styles.note}>{copy.text}</p>
      <Field
        name="seoTitle"
        label={words.seoTitle}
        hint={toCount(seoTitle, SEARCH_LIMITS.title)}
        placeholder={title}
        maxLength={200}
        value={seoTitle}
        autoComplete="off"
        onChange={({ target }) => onChange({ seoTitle: target.value })}
      />
      <TextArea
        name="seoDescription"
        label={words.seoDescription}
        hint={toCount(seoDescription, SEARCH_LIMITS.description)}
        placeholder={summary}
        rows={3}
        maxLength={500}
        value={seoDescription}
        onChange={({ target }) => onChange({ seoDescription: target.value })}
      />
      <Field
        name="canonical"
        type="url"
        label={words.canonical}
        hint={copy.canonical}
        error={errors.canonical}
        isLive
        maxLength={500}
        value={canonical}
        autoComplete="off"
        onChange={({ target }) => onChange({ canonical: target.value })}
      />
      <section aria-label={copy.preview} className={styles.result}>
        {address && <p>{address}</p>}
        <p>
          <strong>{`${seoTitle.trim() || title} | ${company.name}`}</strong>
        </p>
        <p>{seoDescription.trim() || summary}</p>
      </section>
    </section>
  )
}
