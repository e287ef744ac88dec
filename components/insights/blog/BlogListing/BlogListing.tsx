import type { ReactNode } from 'react'
import { Listing } from '@/components/listing/Listing/Listing'
import { blog, blogCategories, blogSorts } from '@/content/blog'
import type { PostCardData } from '@/lib/insights/blog/listing'
import type { ListingPage } from '@/lib/listing/find-items'
import type { ListingQuery } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { PostTile } from '../PostTile/PostTile'
import styles from './BlogListing.module.scss'

export type BlogListingProps = {
  query: ListingQuery
  page: ListingPage<PostCardData>
  /** The Popular Topics that lead to a post. */
  topics: readonly string[]
  introduction?: ReactNode
  /** The featured post; shown until a query is made. */
  lead?: ReactNode
}

const { search, categoriesLabel, sortLabel, results, listTitle, loadMore } = blog

const copy = { ...results, search, categories: categoriesLabel, sort: sortLabel, title: listTitle, more: loadMore }

/** The blog's posts with search, categories, order and topics. */
export function BlogListing({ topics, ...listing }: BlogListingProps) {
  return (
    <Listing
      {...listing}
      address={routes.blog}
      toHref={(category, page) => (category ? routes.blogCategory(category, page) : routes.blogPage(page))}
      copy={copy}
      categories={blogCategories}
      sorts={blogSorts}
      topics={{ ...blog.topics, names: topics }}
      className={styles.grid}
      render={(post) => <PostTile post={post} />}
    />
  )
}
