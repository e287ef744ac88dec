import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import type { LocalCopy, Stored } from './local-copies.ts'
import { type Save, type SaveAnswer, SaveEngine } from './save-engine.ts'
import { getNext, SAVE_EVENTS, SAVE_STATES, TRANSITIONS } from './save-states.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

const toStored = (version: number, content: string, updatedBy = 'me'): Stored<string> => ({
  version,
  content,
  updatedBy,
  updatedAt: '2026-11-23T00:00:00.000Z',
})

/** Creates an engine with a server that responds like `answer`, by default like the real one. */
function start(
  answer?: (sent: Save<string>, count: number) => SaveAnswer<string, string> | null,
  { isAutomatic = true } = {},
) {
  const sent: Save<string>[] = []
  const server = { now: toStored(1, 'start') }
  const copy: { now: LocalCopy<string> | null } = { now: null }
  let underWay = 0
  const engine = new SaveEngine<string, string>({
    opened: server.now,
    isAutomatic: () => isAutomatic,
    keepCopy(kept) {
      copy.now = kept
      return true
    },
    removeCopy() {
      copy.now = null
    },
    isSame: (one, other) => one === other,
    async send(save) {
      sent.push(save)
      underWay += 1
      expect(underWay).toBe(1)
      const told = answer?.(save, sent.length) ?? null
      if (!told || (told.kind === 'lost' && told.why === 'answer lost')) {
        if (save.base === server.now.version) server.now = toStored(save.base + 1, save.content)
        else if (!told) {
          underWay -= 1
          return { kind: 'overtaken', theirs: server.now }
        }
      }
      await new Promise<void>((resolve) => setTimeout(resolve, 1_000))
      underWay -= 1
      return told ?? { kind: 'stored', stored: server.now }
    },
  })
  return { engine, sent, server, copy, getState: () => engine.getSnapshot().state }
}

describe('saving what is typed', () => {
  it('saves three seconds after the last key', async () => {
    const { engine, sent, getState, copy } = start()
    engine.change('a')
    await pass(2_000)
    engine.change('ab')
    await pass(2_999)
    expect(sent).toEqual([])
    await pass(1)
    expect(sent).toEqual([{ content: 'ab', base: 1, reason: 'auto' }])
    await pass(1_000)
    expect(getState()).toBe('saved')
    expect(copy.now).toBeNull()
  })

  it('saves once a minute while typing goes on', async () => {
    const { engine, sent } = start()
    for (let second = 0; second < 130; second += 1) {
      engine.change(`text ${second}`)
      await pass(1_000)
    }
    expect(sent).toHaveLength(2)
  })

  it('has one save under way at most, and saves what was typed meanwhile after it', async () => {
    const { engine, sent, getState, copy } = start()
    engine.change('a')
    await pass(3_500)
    engine.change('ab')
    expect(getState()).toBe('behind')
    await pass(10_000)
    expect(sent.map(({ content, base }) => [content, base])).toEqual([
      ['a', 1],
      ['ab', 2],
    ])
    expect(getState()).toBe('saved')
    expect(copy.now).toBeNull()
  })

  it('keeps a copy of every key within half a second until the server has it', async () => {
    const { engine, copy } = start(() => ({ kind: 'lost', why: 'offline' }))
    engine.change('a')
    await pass(500)
    expect(copy.now).toMatchObject({ base: { version: 1 }, content: 'a' })
    await pass(600_000)
    engine.change('after ten minutes')
    await pass(500)
    expect(copy.now).toMatchObject({ base: { version: 1 }, content: 'after ten minutes' })
    engine.change('last')
    engine.keepCopy()
    expect(copy.now).toMatchObject({ content: 'last' })
  })

  it('tries again after a failure, at once when the connection is back, and saves the newest text', async () => {
    let isOffline = true
    const { engine, sent, getState, server } = start(() => (isOffline ? { kind: 'lost', why: 'offline' } : null))
    engine.change('a')
    await pass(5_000)
    expect(getState()).toBe('failed')
    engine.change('ab')
    await pass(600_000)
    expect(sent.length).toBeGreaterThan(10)
    expect(sent.length).toBeLessThan(30)
    isOffline = false
    engine.retry()
    await pass(1_000)
    expect(server.now.content).toBe('ab')
    expect(getState()).toBe('saved')
  })

  it('saves by a press as a version, also where nothing changed', async () => {
    const { engine, sent } = start()
    const saved = engine.save()
    await pass(1_000)
    expect(await saved).toBe(true)
    expect(sent).toEqual([{ content: 'start', base: 1, reason: 'save' }])
    expect(await engine.flush()).toBe(true)
    expect(sent).toHaveLength(1)
  })

  it('presses on after the save that is under way', async () => {
    const { engine, sent } = start()
    engine.change('a')
    await pass(3_100)
    const saved = engine.save()
    await pass(3_000)
    expect(await saved).toBe(true)
    expect(sent.map(({ reason }) => reason)).toEqual(['auto', 'save'])
  })

  it('stops where someone else saved, keeps the text, and goes on with what the person decides', async () => {
    const { engine, sent, server, getState, copy } = start()
    server.now = toStored(2, 'theirs', 'Anika')
    engine.change('mine')
    await pass(10_000)
    expect(getState()).toBe('conflict')
    expect(engine.getSnapshot()).toMatchObject({ content: 'mine', theirs: { updatedBy: 'Anika', content: 'theirs' } })
    expect(await engine.save()).toBe(false)
    engine.change('mine, longer')
    await pass(60_000)
    expect(sent).toHaveLength(1)
    expect(copy.now).toMatchObject({ base: { version: 1 }, content: 'mine, longer' })
    void engine.settle('both', server.now)
    await pass(1_000)
    expect(sent.at(-1)).toEqual({ content: 'both', base: 2, reason: 'replace' })
    expect(server.now.content).toBe('both')
  })

  it('puts a copy back as a change of the version that it was made of, so that nobody is overwritten', async () => {
    const { engine, sent, server, getState } = start()
    await engine.restore({ base: toStored(1, 'start'), at: 0, content: 'start, typed before' })
    await pass(2_000)
    expect([getState(), server.now.content]).toEqual(['saved', 'start, typed before'])
    await engine.restore({ base: toStored(1, 'start'), at: 0, content: 'older' })
    await pass(2_000)
    expect(getState()).toBe('conflict')
    expect(engine.getSnapshot()).toMatchObject({
      content: 'older',
      base: { content: 'start' },
      theirs: { content: 'start, typed before' },
    })
    expect([sent.length, server.now.content]).toEqual([2, 'start, typed before'])
  })

  it('takes what the server has where the person gives in', async () => {
    const { engine, server, getState, copy } = start()
    server.now = toStored(2, 'theirs', 'Anika')
    engine.change('mine')
    await pass(5_000)
    engine.accept(server.now)
    expect([getState(), engine.getSnapshot().content, copy.now]).toEqual(['saved', 'theirs', null])
  })

  it('knows its own text where only the answer was lost', async () => {
    const { engine, server, getState } = start((_, count) =>
      count === 1 ? { kind: 'lost', why: 'answer lost' } : null,
    )
    engine.change('a')
    await pass(4_500)
    engine.change('ab')
    await pass(30_000)
    expect(getState()).toBe('saved')
    expect(server.now).toMatchObject({ version: 3, content: 'ab' })
  })

  it('waits for another text where this one is refused', async () => {
    const { engine, sent, getState, copy } = start(({ content }) =>
      content === 'too long' ? { kind: 'rejected', why: 'too-large' } : null,
    )
    engine.change('too long')
    await pass(60_000)
    expect([getState(), sent.length, engine.getSnapshot().why]).toEqual(['refused', 1, 'too-large'])
    expect(copy.now).toMatchObject({ content: 'too long' })
    engine.change('short')
    await pass(5_000)
    expect([getState(), engine.getSnapshot().why]).toEqual(['saved', null])
  })

  it('waits for a press where nothing is saved by itself, and keeps a copy until then', async () => {
    let isOffline = true
    const { engine, sent, copy, server, getState } = start(
      () => (isOffline ? { kind: 'lost', why: 'offline' } : null),
      {
        isAutomatic: false,
      },
    )
    engine.change('a')
    await pass(600_000)
    expect([getState(), sent.length, copy.now?.content]).toEqual(['waiting', 0, 'a'])
    const failed = engine.save()
    await pass(600_000)
    expect([await failed, getState(), sent.length]).toEqual([false, 'failed', 1])
    isOffline = false
    engine.retry()
    const saved = engine.save()
    await pass(500)
    engine.change('ab')
    await pass(600_000)
    expect([await saved, getState(), sent.length, server.now.content, copy.now?.content]).toEqual([
      true,
      'waiting',
      2,
      'a',
      'ab',
    ])
    expect(copy.now?.base.version).toBe(2)
  })

  it('saves nothing by itself after a person discarded what could not be saved', async () => {
    const { engine, sent, server } = start(() => ({ kind: 'lost', why: 'offline' }), { isAutomatic: false })
    engine.change('a')
    void engine.save()
    await pass(2_000)
    engine.accept(server.now)
    engine.change('b')
    await pass(600_000)
    expect(sent).toHaveLength(1)
  })

  it('has the last text at the server in the end, whatever fails on the way', async () => {
    const step = fc.oneof(
      fc.record({ type: fc.constant('type' as const), ms: fc.nat(5_000) }),
      fc.record({ type: fc.constant('save' as const), ms: fc.nat(2_000) }),
    )
    const fate = fc.array(fc.constantFrom('fine', 'offline', 'answer lost'), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), fate, async (steps, fates) => {
        const { engine, server, getState } = start((_, count) => {
          const why = fates[count - 1] ?? 'fine'
          return why === 'fine' ? null : { kind: 'lost', why }
        })
        let last = 'start'
        for (const [index, { type, ms }] of steps.entries()) {
          if (type === 'type') last = `text ${index}`
          if (type === 'type') engine.change(last)
          else void engine.save()
          await pass(ms)
        }
        await pass(600_000)
        expect([getState(), server.now.content]).toEqual(['saved', last])
      }),
    )
  })
})

describe('the states of saving', () => {
  it('are those of the table in README.md', () => {
    const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
    const table = [
      `| | ${SAVE_EVENTS.join(' | ')} |`,
      `|---|${SAVE_EVENTS.map(() => '---|').join('')}`,
      ...SAVE_STATES.map(
        (state) => `| **${state}** | ${SAVE_EVENTS.map((event) => TRANSITIONS[state][event] ?? '').join(' | ')} |`,
      ),
    ].join('\n')
    expect(readme).toContain(table)
  })

  it('change by no event that a state does not know', () => {
    expect(getNext('conflict', 'changed')).toBe('conflict')
    expect(getNext('saved', 'due')).toBe('saved')
  })
})
