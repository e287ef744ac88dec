import type { Change } from '../changes.ts'
import { doneActions, toChangeSentence } from './studio-changes.ts'

const say = (action: string, subject: string, title: string | null = null) => {
  const change: Change = { id: 'l1', at: '', name: 'Amina', role: 'owner', action, subject, title }
  const { before, link, after, time } = toChangeSentence(change)
  const comma = after.startsWith(',') ? '' : ' '
  return `Amina ${before}${link ? ` [${link.label}]` : ''}${after && comma + after}${time ? ` ${time}` : ''}`
}

describe('the list of changes', () => {
  it.each(doneActions)('says in English, and with its object once, what “%s” was', (action) => {
    const said = say(action, 'post p1', 'Rain')
    expect(said.split('[Rain]')).toHaveLength(2)
    expect(said).toMatch(/^Amina (?:\w+ed|sent|left|brought|took|withdrew|wrote|did not publish)\b/)
    expect(said).not.toMatch(/undefined|null|\{\}|p1/)
  })

  it.each([
    ['send', 'issue k3f', 'November', 'Amina sent the issue [November]'],
    ['test', 'issue k3f', 'November', 'Amina sent a test of the issue [November]'],
    ['pause', 'issue k3f', 'November', 'Amina stopped sending the issue [November]'],
    ['resume', 'issue k3f', 'November', 'Amina resumed sending the issue [November]'],
    ['delete', 'issue k3f', null, 'Amina deleted an issue of the newsletter'],
    ['withdraw', 'application NK-7', null, 'Amina withdrew the application NK-7'],
    ['move', 'application NK-7 to in review', null, 'Amina moved the application NK-7 to “In review”'],
    ['mark', 'message NK-8 as done', null, 'Amina marked the message NK-8 as “Done”'],
    [
      'erase',
      'message NK-8 and all else of its sender',
      null,
      'Amina erased the message NK-8 and everything else from its sender',
    ],
    ['add a note to', 'application NK-7', null, 'Amina added a note to the application NK-7'],
    ['add', 'Pritom Barua in the team', null, 'Amina added Pritom Barua to the team'],
    ['remove', 'Pritom Barua in the team', null, 'Amina removed Pritom Barua from the team'],
    ['save', 'Pritom Barua in the team', null, 'Amina saved Pritom Barua on the team page'],
    ['put back', 'job 7', 'Analyst', 'Amina brought back the job [Analyst]'],
    ['unpublish', 'post p1', '', 'Amina took the post [Untitled] offline'],
    [
      'not publish, because it is empty,',
      'post p1',
      'Rain',
      'Amina did not publish the post [Rain], because it is empty',
    ],
    [
      'schedule for 2027-01-01T00:00:00.000Z',
      'post p1',
      'Rain',
      'Amina scheduled the post [Rain] for 2027-01-01T00:00:00.000Z',
    ],
    ['add', 'picture 3f', null, 'Amina added a picture'],
    ['export', 'applications', null, 'Amina exported the list of applications'],
    ['arrange', 'case studies', null, 'Amina arranged the case studies'],
    ['invite', 'Rafi as editor', null, 'Amina invited Rafi as editor'],
    ['end', 'all sessions of Rafi', null, 'Amina ended all sessions of Rafi'],
    ['enter', 'the Studio', null, 'Amina entered the Studio'],
    ['erase', 'a subscriber', null, 'Amina erased a subscriber'],
    ['of a later version', 'post p1', 'Rain', 'Amina changed the post [Rain]'],
  ])('says of %s, %s: %s', (action, subject, title, said) => {
    expect(say(action, subject, title)).toBe(said)
  })
})
