import { speculationRules } from '../seo/speculation-rules.ts'
import { prefetchLinks } from './prefetch-links.ts'

const read = () => document.querySelector<HTMLScriptElement>('script[type=speculationrules]')

const become = ({ type, hasMouse }: { type: string; hasMouse: boolean }) => {
  document.head.replaceChildren()
  HTMLScriptElement.supports = (asked) => asked === type
  Object.assign(globalThis, { SPECULATION_RULES: speculationRules, matchMedia: () => ({ matches: hasMouse }) })
}

it('gives the browser exactly the rules that the policy allows', () => {
  become({ type: 'speculationrules', hasMouse: true })
  prefetchLinks()
  expect(read()?.text).toBe(speculationRules)
  expect(JSON.parse(read()?.text ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
})

it('leaves alone a browser that knows no such rules', () => {
  become({ type: 'module', hasMouse: true })
  prefetchLinks()
  expect(read()).toBeNull()
})

it('prefetches nothing on a touch screen', () => {
  become({ type: 'speculationrules', hasMouse: false })
  prefetchLinks()
  expect(read()).toBeNull()
})
