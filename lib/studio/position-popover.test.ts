import { positionPopover } from './position-popover.ts'

const panel = { width: 100, height: 40 }
const within = { left: 8, top: 0, right: 300, bottom: 500 }
const seen = { left: 0, top: 0, right: 320, bottom: 500 }
const at = (left: number, top: number) => ({ left, top, right: left + 20, bottom: top + 20 })

it('is below what it belongs to, in its middle', () => {
  expect(positionPopover(at(150, 100), panel, within, seen)).toEqual({ left: 110, top: 128 })
})

it('is never cut at a side', () => {
  expect(positionPopover(at(0, 100), panel, within, seen).left).toBe(8)
  expect(positionPopover(at(290, 100), panel, within, seen).left).toBe(200)
  expect(positionPopover(at(290, 100), { width: 900, height: 40 }, within, seen).left).toBe(8)
})

it('is above where there is room only there, and below where there is none at all', () => {
  expect(positionPopover(at(150, 470), panel, within, seen).top).toBe(422)
  expect(positionPopover(at(150, 10), panel, within, { ...seen, bottom: 60 }).top).toBe(38)
})

it('is above where that is asked for', () => {
  expect(positionPopover(at(150, 100), panel, within, seen, 'above').top).toBe(52)
  expect(positionPopover(at(150, 10), panel, within, seen, 'above').top).toBe(38)
})
