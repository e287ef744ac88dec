import { ListingDocument } from '@/components/layout/Page/Page'
import { Listing } from '@/components/listing/Listing/Listing'
import { SavedArticles } from '@/components/listing/SavedArticles/SavedArticles'
import { NewsletterBox } from '@/components/sections/NewsletterBox/NewsletterBox'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { Section } from '@/components/ui/Section/Section'
import { blog, blogSorts } from '@/content/blog'
import { newsletter } from '@/content/newsletter'
import { getCategories, getFeaturedPost, getListedTopics, getPostPage } from '@/lib/insights/blog/listing'
import type { ListingQuery } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { Featured } from '../Featured/Featured'
import { PostTile } from '../PostTile/PostTile'
import styles from './BlogPage.module.scss'

export type BlogPageProps = {
  query: ListingQuery
  /** A category or a later page. It has its own address, and its controls lead to the whole blog. */
  part?: { title: string; text?: string; introduction?: string | undefined; href: string }
}

const { hero, empty, saved, search, categoriesLabel, sortLabel, results, listTitle, loadMore } = blog

const copy = { ...results, search, categories: categoriesLabel, sort: sortLabel, title: listTitle, more: loadMore }

/** The blog: all of it, the results of a query, or a part. */
export async function BlogPage({ query, part }: BlogPageProps) {
  const from = part ? query.page : 1
  const [page, latest, categories, topics] = await Promise.all([
    getPostPage(query, from),
    getFeaturedPost(),
    getCategories(),
    getListedTopics(),
  ])
  const { title, text } = { ...hero, ...part }
  const crumbs = [{ name: hero.title, href: routes.blog }, ...(part ? [{ name: part.title, href: part.href }] : [])]
  return (
    <ListingDocument newsletter="on page" active={routes.insights} crumbs={crumbs}>
      <PageHead title={title} text={text} />
      <Section stack="wide">
        {latest ? (
          <Listing
            query={query}
            page={page}
            address={routes.blog}
            toHref={(category, page) => (category ? routes.blogCategory(category, page) : routes.blogPage(page))}
            copy={copy}
            categories={categories}
            sorts={blogSorts}
            topics={{ ...blog.topics, names: topics }}
            introduction={part?.introduction && <p className={styles.introduction}>{part.introduction}</p>}
            lead={!part && <Featured post={latest} />}
            className={styles.grid}
            render={(post) => <PostTile post={post} linksCategory={!query.category} />}
          />
        ) : (
          <div className={styles.empty}>
            <h2>{empty.title}</h2>
            <p>{empty.text}</p>
          </div>
        )}
        {!part && <SavedArticles list="saved-blog" copy={saved} />}
      </Section>
      <NewsletterBox id="blog" copy={newsletter.blog} />
    </ListingDocument>
  )
}
