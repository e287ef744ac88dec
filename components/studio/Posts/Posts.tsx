'use client'

import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { type ListingQuery, readQuery, toSearch } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { ListedState, PostDraft, PostList } from '@/lib/studio/posts/post-draft'
import { LoadProblem, LoadState } from '../LoadProblem/LoadProblem'
import { SampleRow } from '../SampleRow/SampleRow'
import { SearchBox } from '../SearchBox/SearchBox'
import { setAddress, useAddress } from '../use-address'
import { toRefresh, useCall, useStudio } from '../use-studio'
import { PostRow } from './PostRow'
import styles from './Posts.module.scss'

const { title, create, list, states } = studioPosts
const choices = ['', 'draft', 'scheduled', 'published', 'deleted'] as const

type PostFilterProps = { query: ListingQuery; counts: Record<ListedState, number> | undefined }

/** The states of posts, with the number of posts in each. */
function PostFilter({ query, counts }: PostFilterProps) {
  return (
    <nav aria-label={list.filter}>
      <ul className={styles.filter}>
        {choices.map((state) => (
          <li key={state}>
            <a
              href={routes.studio.posts + toSearch({ ...query, category: state, page: 1 })}
              aria-current={query.category === state ? 'page' : undefined}
            >
              {state ? states[state] : list.all}
              {state && counts && <span> {counts[state]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to the previous and next page of the list. */
function PostPages({ query, pages }: { query: ListingQuery; pages: number }) {
  if (pages <= 1) return null
  const toHref = (page: number) => routes.studio.posts + toSearch({ ...query, page })
  return (
    <nav aria-label={list.pages} className={styles.pages}>
      {query.page > 1 && (
        <ButtonLink look="outline" href={toHref(query.page - 1)}>
          {list.previous}
        </ButtonLink>
      )}
      {query.page < pages && (
        <ButtonLink look="outline" href={toHref(query.page + 1)}>
          {list.next}
        </ButtonLink>
      )}
    </nav>
  )
}

/** All posts, filtered by words and state. */
export function Posts() {
  const address = useAddress('')
  const query = readQuery(address)
  const { data, error, mutate } = useStudio<PostList>(`posts${address}`, { refreshInterval: () => toRefresh() })
  const { call, problem } = useCall()
  const add = async () => {
    const called = await call<PostDraft>('posts', { method: 'POST', body: {} })
    if (called.ok) location.assign(routes.studio.post(called.value.id))
  }
  return (
    <div>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Button onClick={() => void add()}>{create}</Button>
      </header>
      <LoadProblem problem={problem} />
      <div className={styles.tools}>
        <SearchBox
          label={list.search}
          placeholder={list.placeholder}
          text={query.search}
          onText={(search) => setAddress(toSearch({ ...query, search, page: 1 }), { typed: true })}
        />
        <PostFilter query={query} counts={data?.counts} />
      </div>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data?.posts.length === 0 && <p role="status">{list.none}</p>}
      {data?.posts.length === 0 && !query.search && <SampleRow {...list.sample} />}
      <ul>
        {data?.posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </ul>
      {data && <PostPages query={query} pages={Math.ceil(data.total / data.pageSize)} />}
    </div>
  )
}
