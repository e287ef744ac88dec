import { ListingDocument } from '@/components/layout/Page/Page'
import { SavedArticles } from '@/components/listing/SavedArticles/SavedArticles'
import { NewsletterBox } from '@/components/sections/NewsletterBox/NewsletterBox'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { Section } from '@/components/ui/Section/Section'
import { blog } from '@/content/blog'
import { newsletter } from '@/content/newsletter'
import { getFeaturedPost, getListedTopics, getPostPage } from '@/lib/insights/blog/listing'
import type { ListingQuery } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { BlogListing } from '../BlogListing/BlogListing'
import { Featured } from '../Featured/Featured'
import styles from './BlogPage.module.scss'

export type BlogPageProps = {
  query: ListingQuery
  /** A category, or a further page: it has an address of its own, and its controls lead to the whole blog. */
  part?: { title: string; text?: string; introduction?: string | undefined; href: string }
}

/** The blog: all of it, what a query finds, or a part. */
export async function BlogPage({ query, part }: BlogPageProps) {
  const from = part ? query.page : 1
  const [page, latest, topics] = await Promise.all([getPostPage(query, from), getFeaturedPost(), getListedTopics()])
  const { title, text } = { ...blog.hero, ...part }
  const crumbs = [
    { name: blog.hero.title, href: routes.blog },
    ...(part ? [{ name: part.title, href: part.href }] : []),
  ]
  return (
    <ListingDocument newsletter="on page" active={routes.insights} crumbs={crumbs}>
      <PageHead title={title} text={text} />
      <Section stack="wide">
        {latest ? (
          <BlogListing
            query={query}
            page={page}
            topics={topics}
            introduction={part?.introduction && <p className={styles.introduction}>{part.introduction}</p>}
            lead={!part && <Featured post={latest} />}
          />
        ) : (
          <div className={styles.empty}>
            <h2>{blog.empty.title}</h2>
            <p>{blog.empty.text}</p>
          </div>
        )}
        {!part && <SavedArticles list="saved-blog" copy={blog.saved} />}
      </Section>
      <NewsletterBox id="blog" copy={newsletter.blog} />
    </ListingDocument>
  )
}
