import { ApplicationPage } from '@/components/layout/Page/Page'
import { SavedShelf } from '@/components/listing/SavedShelf/SavedShelf'
import { NewsletterBox } from '@/components/sections/NewsletterBox/NewsletterBox'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { Section } from '@/components/ui/Section/Section'
import { getFeaturedPost, getListedTopics, getPostPage } from '@/lib/blog/listing'
import { blog } from '@/lib/content/blog'
import { newsletter } from '@/lib/content/newsletter'
import { answer } from '@/lib/listing/listing-query'
import type { ListingQuery } from '@/lib/listing/query'
import { FALLBACK } from '@/lib/media'
import { routes } from '@/lib/routes'
import { BlogListing } from '../BlogListing/BlogListing'
import { Featured } from '../Featured/Featured'
import styles from './BlogPage.module.scss'

export type BlogPageProps = {
  /** Which part of the blog the page shows. */
  query: ListingQuery
  /** What else the address asks. */
  asked?: ListingQuery
  title?: string
  href?: string
}

/** The blog listing, whole or one page or category of it. */
export async function BlogPage({ query, asked, title = blog.hero.title, href = routes.blog }: BlogPageProps) {
  const [first, latest, topics] = await Promise.all([getPostPage(query), getFeaturedPost(), getListedTopics()])
  const answered = await answer(asked, getPostPage)
  const isFront = href === routes.blog
  const crumbs = [{ name: blog.hero.title, href: routes.blog }, ...(isFront ? [] : [{ name: title, href }])]
  return (
    <ApplicationPage active={routes.insights} crumbs={crumbs}>
      <PageHead title={title} text={blog.hero.text} />
      <Section className={styles.page}>
        {first.total === 0 && !query.category ? (
          <div className={styles.empty}>
            <h2>{blog.empty.title}</h2>
            <p>{blog.empty.text}</p>
          </div>
        ) : (
          <BlogListing base={query} first={first} answered={answered} topics={topics} fallback={FALLBACK.banner}>
            {isFront && latest && <Featured post={latest} />}
          </BlogListing>
        )}
      </Section>
      <NewsletterBox id="blog" copy={newsletter.blog} />
      <Section>
        <SavedShelf shelf="saved-blog" copy={blog.saved} />
      </Section>
    </ApplicationPage>
  )
}
