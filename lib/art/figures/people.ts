import { figure } from './pen.ts'

/** A person from the front: head and shoulders. */
export const bust = figure({ head: 'main', clothes: 'main', thread: 'over' }, (pen, { head, clothes, thread }) => {
  pen.disc(0, -52, 42, head)
  pen.patch('M-78 100C-78 24 -50 0 0 0C50 0 78 24 78 100z', clothes)
  pen.stitch('M-24 8C-14 30 14 30 24 8M0 34V90', thread)
})

/** A person who walks to the right, with a bag in the rear hand. */
export const walker = figure({ body: 'main', bag: 'warm', thread: 'over' }, (pen, { body, bag, thread }) => {
  pen.disc(10, -76, 24, body)
  pen.cord('M-4 20L20 58L14 96M-8 20L-20 60L-52 88', body, 21)
  pen.patch('M-16 -46C-4 -54 18 -54 26 -44L22 28H-24z', body)
  pen.cord('M18 -34L44 -2L66 -10M-8 -36L-38 2', body, 16)
  pen.box(-68, 6, 50, 40, bag, 6)
  pen.stitch('M-4 -38L-8 20', thread)
})
