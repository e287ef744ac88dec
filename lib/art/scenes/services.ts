import { parrot } from '../figures/animals.ts'
import { gripBack, gripFront } from '../figures/hands.ts'
import { awning, house } from '../figures/house.ts'
import { card, cloud, padlock, phone } from '../figures/objects.ts'
import { browserPage, folder } from '../figures/office.ts'
import { needle, scissors } from '../figures/sewing.ts'
import { type Scene, thing } from './scene.ts'

const shopPage: Scene = {
  says: 'A web page with a shop’s awning; a needle sews its button',
  tone: 'paper',
  parts: [
    thing(browserPage, { x: 0, y: 4, size: 84 }),
    thing(awning, { x: 0, y: -13, size: 88 }),
    { patch: 'M-62 28H-14V64H-62z', colour: 'quilt' },
    { cord: 'M2 30H60', width: 6, colour: 'main' },
    { patch: 'M0 42H60V64H0z', colour: 'event' },
    thing(needle, { x: 60, y: 60, size: 37, turn: -62 }, { steel: 'warm', eye: 'main' }),
  ],
}

const heldPhone: Scene = {
  says: 'An app on a phone in a hand; one bar of four',
  tone: 'turmeric',
  parts: [
    thing(gripBack, { x: 0, y: 26, size: 84 }, { skin: 'warm' }),
    thing(phone, { x: 0, y: -14, size: 82 }),
    { patch: 'M-28 -38H-17V-50H-28z', colour: 'event' },
    { cord: 'M-7 -42V-55M8 -42V-61M23 -42V-67', width: 10, colour: 'quilt' },
    { patch: 'M-26 -26H-6V-6H-26zM4 -26H24V-6H4zM-26 4H-6V24H-26zM4 4H24V24H4z', colour: 'main' },
    thing(gripFront, { x: 0, y: 34, size: 88 }, { skin: 'warm', thread: 'main' }),
  ],
}

const parrotAndCards: Scene = {
  says: 'A parrot that has learned draws one card from a row',
  tone: 'leaf',
  parts: [
    thing(parrot, { x: -8, y: -28, size: 64 }),
    { cord: 'M-52 8H40', width: 8, colour: 'quilt' },
    { cord: 'M-22 0V14M-4 -2V14', width: 6, colour: 'warm' },
    ...[-64, -22, 62].map((x) => thing(card, { x, y: 66, size: 26 })),
    { thread: 'M4 40H36V92H4z', colour: 'main', stitch: 'bold' },
    thing(card, { x: 48, y: -12, size: 27, turn: 14 }, { paper: 'event' }),
  ],
}

const houseUnderCloud: Scene = {
  says: 'A cloud lifts a house; one thread keeps the way back',
  tone: 'indigo',
  below: { y: 84 },
  parts: [
    { cord: 'M-30 -20V14M-10 -20V14M10 -20V14M30 -20V14', width: 4, colour: 'main' },
    thing(cloud, { x: 0, y: -50, size: 68 }),
    thing(house, { x: 0, y: 38, size: 40 }),
    { cord: 'M-18 72C-26 96 -48 64 -68 78', width: 5 },
    { cord: 'M-76 70L-64 96', width: 9, colour: 'warm' },
  ],
}

const sewnPadlock: Scene = {
  says: 'A padlock whose keyhole a needle secures with stitches',
  tone: 'ink',
  parts: [
    thing(padlock, { x: -6, y: 0, size: 84 }),
    { cord: 'M-24 12L10 24M10 12L-24 24M-24 34L10 46M10 34L-24 46M-20 56L8 66M8 56L-20 66', width: 6 },
    { cord: 'M8 66C40 88 92 60 88 20', width: 5 },
    thing(needle, { x: 76, y: -18, size: 52, turn: -18 }, { steel: 'warm' }),
  ],
}

const redTape: Scene = {
  says: 'Scissors cut the red tape around a business’s file',
  tone: 'paper',
  parts: [
    thing(folder, { x: -4, y: 16, size: 88 }),
    { patch: 'M-85 46H77V60H-85zM-4 -8H10V86H-4z', colour: 'event' },
    { cord: 'M3 -6C0 -30 -12 -40 -30 -32', width: 13 },
    { cord: 'M3 -6C6 -22 14 -26 26 -24', width: 13 },
    thing(scissors, { x: 45, y: -47, size: 50, turn: -104 }, { steel: 'warm' }),
  ],
}

/** The pictures of services, without a border. */
export const services = {
  'shop-page': shopPage,
  'held-phone': heldPhone,
  'parrot-and-cards': parrotAndCards,
  'house-under-cloud': houseUnderCloud,
  'sewn-padlock': sewnPadlock,
  'red-tape': redTape,
} satisfies Record<string, Scene>
