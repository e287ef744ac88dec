import { figure } from './pen.ts'

/** A whale that swims to the left. */
export const whale = figure({ body: 'main', belly: 'quilt', thread: 'over' }, (pen, { body, belly, thread }) => {
  pen.patch(
    'M-98 6C-98 -30 -70 -42 -30 -42H30C50 -40 60 -22 72 -28C66 -44 52 -50 46 -66C66 -70 80 -58 86 -44C92 -58 106 -66 122 -62C118 -44 104 -36 96 -24C96 34 60 62 -10 62C-64 62 -98 40 -98 6z',
    body,
  )
  pen.patch('M-94 26C-60 40 -10 40 34 26C20 50 -4 62 -24 62C-60 60 -86 48 -94 26z', belly)
  pen.disc(-66, 0, 7, thread)
  pen.stitch('M-50 -26H24C44 -24 54 -10 74 -14', thread)
  pen.stitch('M8 4C24 2 36 -6 40 -14', thread)
})

/** An elephant that walks to the right, with its trunk stretched out. */
export const elephant = figure(
  { body: 'main', ear: 'quilt', tusk: 'ground', thread: 'over', cloth: 'warm' },
  (pen, { body, ear, tusk, thread, cloth }) => {
    pen.patch(
      'M-94 -6C-94 -58 -54 -66 -20 -64C0 -62 6 -70 18 -78C44 -92 74 -80 82 -52C90 -28 96 -18 116 -20C142 -22 164 -22 170 -8C174 4 172 20 168 36C164 42 152 40 152 32C154 18 152 8 142 8C108 12 76 14 62 -2C58 4 54 10 46 14V86H14V38C-6 46 -30 46 -46 38V86H-80V30C-90 20 -94 8 -94 -6z',
      body,
    )
    pen.cord('M-90 -20C-104 -6 -100 14 -106 30', body, 6)
    pen.patch('M66 4C74 20 88 24 100 20C90 30 64 30 54 8z', tusk)
    pen.patch('M10 -62C36 -78 52 -50 44 -24C40 -6 26 4 16 -8C4 -22 -2 -50 10 -62z', ear)
    pen.stitch('M14 -50C30 -60 40 -44 34 -24C32 -14 26 -8 20 -16C10 -28 8 -42 14 -50z', thread)
    pen.disc(64, -46, 6, thread)
    pen.patch('M-66 -62C-50 -66 -30 -66 -10 -63V4H-66z', cloth)
    pen.stitch('M-56 -50H-20V-8H-56z', body)
    pen.stitch('M-72 80H-54M22 80H40', thread, 'bold')
  },
)

/** A parrot on a perch, which looks to the right and down. */
export const parrot = figure({ body: 'main', wing: 'warm', beak: 'warm', thread: 'over' }, (pen, { body, wing, beak, thread }) => {
  pen.patch(
    'M-20 -52C-16 -88 34 -98 54 -62C62 -46 56 -34 50 -24C54 6 34 44 -2 50C-30 66 -60 92 -92 100C-84 70 -68 44 -52 22C-44 -4 -28 -20 -20 -52z',
    body,
  )
  pen.patch('M44 -64C72 -72 84 -44 66 -16C64 -26 58 -32 48 -34z', beak)
  pen.patch('M-18 -22C8 -28 28 -8 14 16C-2 34 -32 38 -56 58C-54 26 -40 -6 -18 -22z', wing)
  pen.stitch('M-14 -8C6 -10 12 4 2 14C-12 24 -26 28 -40 38', body)
  pen.stitch('M-4 38C-24 50 -50 68 -76 84', thread)
  pen.disc(24, -58, 8, thread)
  pen.stitch('M-6 -46C10 -36 30 -34 42 -36', thread, 'bold')
})

/** A fish that swims to the left. */
export const smallFish = figure({ body: 'warm', thread: 'over' }, (pen, { body, thread }) => {
  pen.patch('M-100 0C-60 -56 10 -56 48 -10L96 -46C84 -16 84 16 96 46L48 10C10 56 -60 56 -100 0z', body)
  pen.disc(-58, -8, 10, thread)
  pen.stitch('M-30 -30C-14 -10 -14 10 -30 30', thread)
})
