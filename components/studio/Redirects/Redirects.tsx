'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { redirectsCopy as copy } from '@/lib/studio/copy/studio-redirects'
import { LoadProblem, LoadState } from '../LoadProblem/LoadProblem'
import { SearchBox } from '../SearchBox/SearchBox'
import { useCall, usePages } from '../use-studio'
import styles from './Redirects.module.scss'

type Redirect = { path: string; target: string }

/** The redirects of old addresses: a form that adds or changes one, and the list. */
export function Redirects() {
  const [search, setSearch] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { call, problem } = useCall()
  const pages = usePages<Redirect, { count: number }>('redirects', { search })
  const count = pages.first?.count
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = Object.fromEntries(new FormData(event.currentTarget))
    const called = await call<{ path: string }>('redirects', { method: 'PUT', body })
    if (!called.ok) return
    form.current?.reset()
    await pages.mutate()
    await notify('success', copy.saved(called.value.path))
  }
  const edit = ({ path, target }: Redirect) => {
    const fields = form.current?.elements
    for (const [name, value] of Object.entries({ path, target })) {
      const field = fields?.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    const second = fields?.namedItem('target')
    if (second instanceof HTMLInputElement) second.focus()
  }
  const remove = async ({ path }: Redirect) => {
    const called = await call('redirects', { method: 'DELETE', body: { path } })
    await pages.mutate()
    if (called.ok) await notify('success', copy.removed(path))
  }
  const isFiltered = search.trim() !== ''
  return (
    <div className={styles.redirects}>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      <form ref={form} className={styles.form} onSubmit={(event) => void save(event)}>
        <LoadProblem problem={problem && Object.keys(problem.errors).length === 0 ? problem : null} />
        <Field name="path" {...copy.path} required maxLength={500} error={problem?.errors?.path} isLive />
        <Field name="target" {...copy.target} required maxLength={500} error={problem?.errors?.target} isLive />
        <Button type="submit">{copy.save}</Button>
      </form>
      <SearchBox label={copy.search} placeholder={copy.placeholder} text={search} onText={setSearch} />
      <LoadState data={pages.rows} error={pages.error} onRetry={pages.mutate} />
      {count !== undefined && (
        <p role="status">
          {count === 0 ? copy.none : isFiltered && pages.rows?.length === 0 ? copy.notFound : copy.count(count)}
        </p>
      )}
      <ul className={styles.list}>
        {pages.rows?.map((row) => (
          <li key={row.path}>
            <span className={styles.addresses}>
              <code>{row.path}</code>
              <a href={row.target}>{row.target}</a>
            </span>
            <span className={styles.buttons}>
              <Button look="quiet" aria-label={copy.editOf(row.path)} onClick={() => edit(row)}>
                {copy.edit}
              </Button>
              <Button look="quiet" aria-label={copy.removeOf(row.path)} onClick={() => void remove(row)}>
                {copy.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {pages.showMore && (
        <Button look="outline" onClick={pages.showMore} disabled={pages.isReading}>
          {copy.more}
        </Button>
      )}
    </div>
  )
}
