import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CareersBanner } from '@/components/home/CareersBanner/CareersBanner'
import type { Company } from '@/content/company-type'
import { setFacts } from '@/lib/current-facts'
import { generateMetadata as toAboutHead } from './about/page'
import { generateMetadata as toContactHead } from './contact/page'
import { generateMetadata as toHomeHead } from './page'

beforeAll(() => setFacts<Company>({ address: { city: 'Otherville' } }))
afterAll(() => setFacts<Company>({}))

it.each([
  ['Home', toHomeHead],
  ['About', toAboutHead],
  ['Contact', toContactHead],
])('the head of %s has a fact that was changed while the site runs', (_page, toHead) => {
  expect(toHead().description).toContain('Otherville')
})

it('so has the call to careers', () => {
  expect(renderToStaticMarkup(createElement(CareersBanner))).toContain('Otherville')
})
