import { type Outline, toPoints } from './geometry.ts'

/** The rivers around Dhaka, simplified: Turag in the west, Buriganga in the south, Balu in the east. */
export const rivers: readonly { course: Outline; width: number }[] = [
  {
    course: toPoints(`150,-20 240,90 120,190 190,300 250,400 150,470 240,560 330,650 470,650 600,720 730,790 800,760
  900,830`),
    width: 54,
  },
  {
    course: toPoints('1120,-20 1040,120 1130,240 1060,370 1000,480 1080,590 1010,700 980,750 960,790 900,830'),
    width: 36,
  },
  { course: toPoints('196,60 420,10 560,60 740,40 860,20 980,50 1090,40'), width: 16 },
]

/** Lakes and ponds in the city. */
export const lakes: readonly Outline[] = [
  toPoints('690,210 720,230 712,300 738,350 750,390 716,400 708,360 690,310 700,260 690,210'),
  toPoints('640,428 700,400 780,440 850,420 846,452 770,470 700,446 660,460 640,456 636,440 640,428'),
  toPoints('452,470 476,480 466,530 492,580 470,590 446,540 460,510 452,470'),
]

/** The main roads. */
export const avenues: readonly Outline[] = [
  toPoints('560,40 590,160 560,280 600,400 630,500 600,600 640,690'),
  toPoints('250,330 400,360 520,340 650,380 800,400 900,330 1040,340'),
  toPoints('330,600 440,520 560,540 680,530 800,520 900,560 1000,540'),
  toPoints('800,70 780,200 830,320 860,420 880,520 840,620 830,740'),
  toPoints('300,160 420,200 520,190 640,170 760,150 900,180 1030,150'),
]
