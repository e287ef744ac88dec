import { useState } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { type Called, callStudio, fetchStudio, readStudio } from '@/lib/studio/call.client'
import type { Person } from '@/lib/studio/sessions'
import type { StudioFailure, StudioProblem } from '@/lib/studio/studio-problem'

const REFRESH_MS = 60_000
/** The server's clock may be behind this one. */
const SOONEST_MS = 3_000

/** Returns the milliseconds until an open page reloads its data: a minute, or until something is due at `time` (ISO). */
export const toRefresh = (time?: string | null): number =>
  time ? Math.min(REFRESH_MS, Math.max(SOONEST_MS, Date.parse(time) - Date.now() + SOONEST_MS)) : REFRESH_MS

type StudioOptions<Value> = {
  keepPreviousData?: boolean
  /** See `toRefresh`. Without it, data is reloaded only when the window gets the focus. */
  refreshInterval?: (shown: Value | undefined) => number
}

/** Reads from a handler with GET, and keeps the response fresh with SWR. A `path` of null waits. */
export const useStudio = <Value>(path: string | null, options: StudioOptions<Value> = {}) =>
  useSWR<Value, StudioFailure>(path, readStudio, options)

export const useSession = () => useStudio<Person>('session')

/** Reads from a handler with POST, for a question that must not be in an address. */
export const useStudioQuery = <Value>(path: string, question: object) =>
  useSWR<Value, StudioFailure>([path, question], fetchStudio)

/** Calls handlers that change something. `problem` tells why the last call was refused. */
export function useCall() {
  const [problem, setProblem] = useState<StudioProblem | null>(null)
  async function call<Value>(...given: Parameters<typeof callStudio>): Promise<Called<Value>> {
    const called = await callStudio<Value>(...given)
    setProblem(called.ok ? null : called.problem)
    return called
  }
  return { call, problem }
}

type Page<Row> = { rows: Row[]; next: string | null }

/** Reads a list page by page. `rows` are those of all pages so far; `first` is the first page with its other data. */
export function usePages<Row, More = unknown>(path: string, question: object) {
  const toKey = (_: number, last: Page<Row> | null) =>
    last && !last.next ? null : [path, { ...question, after: last?.next }]
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Page<Row> & More, StudioFailure>(
    toKey,
    fetchStudio,
    { keepPreviousData: true },
  )
  return {
    rows: data?.flatMap((page) => page.rows) ?? null,
    first: data?.[0],
    error,
    /** Reads the next page. Undefined on the last one. */
    showMore: data?.at(-1)?.next ? () => void setSize(size + 1) : undefined,
    isReading: isValidating,
    mutate,
  }
}
