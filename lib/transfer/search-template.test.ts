import { resolveSearchTemplate } from './search-template.ts'

const variables = { title: 'Yarn', excerpt: 'All about it', primary_category: '' }

it.each([
  ['yoast', '%%title%% %%page%% %%sep%% %%sitename%%', 'Yarn'],
  ['yoast', '%%sitename%% | %%title%%: a guide', 'Yarn: a guide'],
  ['yoast', '%%title%% %%sep%% Wool', 'Yarn – Wool'],
  ['yoast', '%%excerpt%% – %%primary_category%%', 'All about it'],
  ['yoast', 'Save 20% – only today -', 'Save 20% – only today -'],
  ['rank-math', '%title% %sep% %sitename%', 'Yarn'],
  ['rank-math', '50% wool, 50% cotton', '50% wool, 50% cotton'],
] as const)('reads %s: %s', (plugin, template, text) => {
  expect(resolveSearchTemplate(template, plugin, variables)).toEqual({ text, unknown: '' })
})

it('names the variable that has no value here', () => {
  expect(resolveSearchTemplate('%%title%% %%cf_price%%', 'yoast', variables).unknown).toBe('%%cf_price%%')
  expect(resolveSearchTemplate('%title% %date(Y)%', 'rank-math', variables).unknown).toBe('%date(Y)%')
  expect(resolveSearchTemplate('%%constructor%%', 'yoast', variables).unknown).toBe('%%constructor%%')
})
