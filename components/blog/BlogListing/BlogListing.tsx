'use client'

import { type ReactNode, useCallback } from 'react'
import { Chips } from '@/components/listing/Chips/Chips'
import { ListControls } from '@/components/listing/ListControls/ListControls'
import { ListingItems } from '@/components/listing/ListingItems/ListingItems'
import { type ListingPlace, type ListingProps, useListing } from '@/components/listing/use-listing'
import { blog, blogCategories, blogSorts } from '@/lib/content/blog'
import type { PostCardData } from '@/lib/listing/cards'
import { routes } from '@/lib/routes'
import { PostTile } from '../PostTile/PostTile'
import styles from './BlogListing.module.scss'

export type BlogListingProps = ListingProps<PostCardData> & {
  /** The Popular Topics that lead to a post. */
  topics: readonly string[]
  /** Stands in for a broken picture. */
  fallback: string
  /** The featured post; shown while nothing is asked. */
  children?: ReactNode
}

const place: ListingPlace<PostCardData> = {
  name: 'all-blogs',
  endpoint: routes.api.posts,
  address: routes.blog,
  toBaseHref: ({ category }, page) => (category ? routes.blogCategory(category, page) : routes.blogPage(page)),
  words: blog.results,
}

/** The blog's posts with search, categories, order and topics. */
export function BlogListing({ topics, fallback, children, ...listing }: BlogListingProps) {
  const { asked, shown, isPlain, last, said, isNone, toHref, prepare, ask, choose } = useListing(listing, place)
  const isPart = Boolean(listing.base.category)
  const toTopic = (topic: string) => ({ topic: topic === asked.topic ? '' : topic })
  const render = useCallback(
    (post: PostCardData) => <PostTile post={post} read={blog.read} fallback={fallback} />,
    [fallback],
  )
  return (
    <div className={styles.listing}>
      <ListControls
        search={blog.search}
        form={{ action: routes.blog, also: { category: shown.query.category, topic: shown.query.topic } }}
        text={asked.q}
        onText={(q) => ask({ q }, 'replace')}
        pills={blogCategories}
        pillsLabel={blog.categoriesLabel}
        pill={asked.category}
        toHref={(category) => toHref({ category })}
        onPill={isPart ? undefined : (category) => choose({ category })}
        onPillTouch={isPart ? undefined : (category) => prepare({ category })}
        sorts={blogSorts}
        sortLabel={blog.sortLabel}
        sort={asked.sort}
        onSort={(sort) => ask({ sort })}
        said={said}
        isNone={isNone}
        showAll={blog.results.showAll}
        onShowAll={isPlain ? undefined : () => ask({ q: '', category: '', topic: '', sort: '' })}
      />
      {isPlain && children}
      <h2 className={styles.heading}>{blog.listTitle}</h2>
      <ListingItems className={styles.grid} shown={shown} last={last} more={blog.loadMore} render={render} />
      {topics.length > 0 && (
        <section className={styles.topics} aria-labelledby="topics">
          <div>
            <h2 id="topics" className={styles.title}>
              {blog.topics.title}
            </h2>
            <p>{blog.topics.text}</p>
          </div>
          <Chips
            label={blog.topics.title}
            options={topics.map((topic) => ({ value: topic, label: topic }))}
            value={asked.topic}
            toHref={(topic) => toHref(toTopic(topic))}
            onChoose={(topic) => choose(toTopic(topic))}
            onTouch={(topic) => prepare(toTopic(topic))}
          />
        </section>
      )}
    </div>
  )
}
