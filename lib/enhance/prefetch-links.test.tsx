import { speculationRules } from '../seo/speculation-rules.ts'
import { prefetchLinks } from './prefetch-links.ts'

const read = () => document.querySelector<HTMLScriptElement>('script[type=speculationrules]')

it('gives the browser exactly the rules that the policy allows', () => {
  Object.assign(globalThis, { SPECULATION_RULES: speculationRules })
  HTMLScriptElement.supports = (type) => type === 'speculationrules'
  prefetchLinks()
  expect(read()?.text).toBe(speculationRules)
  expect(JSON.parse(read()?.text ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
})

it('leaves alone a browser that knows no such rules', () => {
  document.head.replaceChildren()
  HTMLScriptElement.supports = (type) => type === 'module'
  prefetchLinks()
  expect(read()).toBeNull()
})
