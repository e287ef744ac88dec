import { findMoved } from './redirect-moved.ts'

it.each([
  ['/services', '/expertise'],
  ['/job-apply', '/careers'],
  ['/blog-read', '/blog'],
  ['/case-study-read', '/case-studies'],
  ['/journal-read', '/journal'],
  ['/blog/category', '/blog'],
  ['/careers/department', '/careers'],
  ['/blog/page/1', '/blog'],
  ['/careers/page/1', '/careers'],
  ['/blog/category/devops/page/1', '/blog/category/devops'],
  ['/About', '/about'],
  ['/BLOG/Page/1', '/blog'],
  ['/Services/Web-Development', '/services/web-development'],
  ['/Whitepapers', '/insights'],
])('%s leads on to %s', (path, target) => {
  expect(findMoved(path)).toBe(target)
  expect(findMoved(target)).toBeNull()
})

it.each([
  '/',
  '/industries',
  '/blog/page/2',
  '/blog/page/11',
  '/blog-read/A-title-Xy7',
  '/job-apply/U2FsdGVkX18',
  '/constructor',
  '/No-Such-Page',
  '/_next/static/A.js',
])('%s is answered itself', (path) => {
  expect(findMoved(path)).toBeNull()
})
