'use client'

import type { ReactNode } from 'react'
import { Chips } from '@/components/listing/Chips/Chips'
import { ListControls } from '@/components/listing/ListControls/ListControls'
import { ListingItems } from '@/components/listing/ListingItems/ListingItems'
import { usePage } from '@/components/listing/use-pages'
import { useQuery } from '@/components/listing/use-query'
import { blog, blogCategories, blogSorts } from '@/lib/content/blog'
import { formatNumber } from '@/lib/format/number'
import type { Answered } from '@/lib/listing/answered'
import type { PostCardData } from '@/lib/listing/cards'
import type { ListingPage } from '@/lib/listing/pages'
import { isSameQuestion, type ListingQuery, readQuery, toSearch } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { PostTile } from '../PostTile/PostTile'
import styles from './BlogListing.module.scss'

export type BlogListingProps = {
  /** What the static page answers: its page and its category. */
  base: ListingQuery
  first: ListingPage<PostCardData>
  answered?: Answered<PostCardData> | undefined
  /** The Popular Topics that lead to a post. */
  topics: readonly string[]
  /** Stands in for a broken picture. */
  fallback: string
  /** The featured post; shown while nothing is asked. */
  children?: ReactNode
}

const toCategoryHref = (category: string) => (category ? routes.blogCategory(category) : routes.blog)

/** The blog's posts with search, categories, order and topics. */
export function BlogListing({ base, first, answered, topics, fallback, children }: BlogListingProps) {
  const { query: params, setQuery } = useQuery(answered && toSearch(answered.query))
  const asked = readQuery(`?${params}`, base)
  const isPlain = isSameQuestion(asked, base)
  // Another question than the static page's starts at its own first page.
  const from = isPlain ? base.page : 1
  const query = isPlain || params.has('page') ? asked : { ...asked, page: from }
  const source = { name: 'all-blogs', endpoint: routes.api.posts, base, first, answered }
  const { data = first, isValidating, error } = usePage(source, { ...query, page: from })
  const { error: moreError } = usePage(source, query)
  const { one, many, none, failed, showAll } = blog.results
  const count = data.total === 0 ? none : data.total === 1 ? one : many.replace('{count}', formatNumber(data.total))
  // What is on the page stays; but it is not the answer to what was asked last, and must not pass for it.
  const said = error || moreError ? failed : isPlain || isValidating ? '' : count
  const ask = (change: Record<string, string>, keep?: 'replace') => setQuery({ page: '', ...change }, keep)
  const toMoreHref = (page: number) => {
    if (!isPlain) return `${routes.blog}${toSearch({ ...query, page })}`
    return base.category ? routes.blogCategory(base.category, page) : routes.blogPage(page)
  }
  return (
    <div className={styles.listing}>
      <ListControls
        search={blog.search}
        form={{ action: routes.blog, also: { category: query.category, topic: query.topic } }}
        text={query.q}
        onText={(q) => ask({ q }, 'replace')}
        pills={blogCategories}
        pillsLabel={blog.categoriesLabel}
        pill={query.category}
        toHref={toCategoryHref}
        onPill={(category) => (base.category ? location.assign(toCategoryHref(category)) : ask({ category }))}
        sorts={blogSorts}
        sortLabel={blog.sortLabel}
        sort={query.sort}
        onSort={(sort) => ask({ sort })}
        said={said}
        showAll={showAll}
        onShowAll={isPlain ? undefined : () => ask({ q: '', category: '', topic: '', sort: '' })}
      />
      {isPlain && children}
      <h2 className={styles.heading}>{blog.listTitle}</h2>
      <ListingItems
        className={styles.grid}
        source={source}
        query={query}
        from={from}
        last={data.pages}
        more={blog.loadMore}
        toMoreHref={toMoreHref}
        onMore={() => setQuery({ page: String(query.page + 1) })}
        render={(post) => <PostTile post={post} read={blog.read} fallback={fallback} />}
      />
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
            value={query.topic}
            toHref={(topic) => `${routes.blog}?topic=${encodeURIComponent(topic)}`}
            onChoose={(topic) => ask({ topic: topic === query.topic ? '' : topic })}
          />
        </section>
      )}
    </div>
  )
}
