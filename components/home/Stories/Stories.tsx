import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { Picture } from '@/components/ui/Picture/Picture'
import { home } from '@/content/home'
import { getStudies } from '@/lib/insights/studies/studies'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import { routes } from '@/lib/routes'
import styles from './Stories.module.scss'

const { title, listLabel, readLabel, max } = home.successStories

/** Client success stories in a strip that scrolls sideways, up to the edge of the page. */
export async function Stories() {
  const stories = (await getStudies()).slice(0, max)
  return (
    <HeadedSection labelledBy="stories" copy={home.successStories} className={styles.section}>
      <nav className={styles.names} aria-label={title}>
        {stories.flatMap(({ id, client }) => [
          <a key={id} href={`#${id}`}>
            {client}
          </a>,
          ' ',
        ])}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard. */}
      <section className={styles.strip} aria-label={listLabel} tabIndex={0}>
        {stories.map((story) => {
          const [result] = story.results
          return (
            <article key={story.id} id={story.id} className={styles.story}>
              <Picture kind="thumb" src={toPictureUrl(story.image, 'thumb', story.id)} shared={story.title} />
              {result && (
                <p className={styles.result}>
                  <strong>{result.value}</strong> {result.metric}
                </p>
              )}
              <h3>{story.title}</h3>
              <p className={styles.client}>
                {story.client}, {story.industry}
              </p>
              <a
                className={styles.read}
                href={routes.caseStudy(story.slug)}
                aria-label={`${readLabel}: ${story.title}`}
              >
                {readLabel}
              </a>
            </article>
          )
        })}
      </section>
    </HeadedSection>
  )
}
