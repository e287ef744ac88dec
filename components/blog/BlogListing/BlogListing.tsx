'use client'

import type { ReactNode } from 'react'
import { Listing } from '@/components/listing/Listing/Listing'
import type { ListingData } from '@/components/listing/use-listing'
import type { PostCardData } from '@/lib/blog/listing'
import { blog, blogCategories, blogSorts } from '@/lib/content/blog'
import { routes } from '@/lib/routes'
import { PostTile } from '../PostTile/PostTile'
import styles from './BlogListing.module.scss'

export type BlogListingProps = ListingData<PostCardData> & {
  /** The Popular Topics that lead to a post. */
  topics: readonly string[]
  /** The featured post; shown until a query is made. */
  children?: ReactNode
}

const { search, categoriesLabel, sortLabel, results, listTitle, loadMore } = blog

const copy = { ...results, search, categories: categoriesLabel, sort: sortLabel, title: listTitle, more: loadMore }

const renderPost = (post: PostCardData) => <PostTile post={post} />

/** The blog's posts with search, categories, order and topics. */
export function BlogListing({ topics, children, ...data }: BlogListingProps) {
  return (
    <Listing
      {...data}
      address={routes.blog}
      endpoint={routes.api.posts}
      toHref={(category, page) => (category ? routes.blogCategory(category, page) : routes.blogPage(page))}
      copy={copy}
      categories={blogCategories}
      sorts={blogSorts}
      topics={{ ...blog.topics, names: topics }}
      lead={children}
      className={styles.grid}
      render={renderPost}
    />
  )
}
