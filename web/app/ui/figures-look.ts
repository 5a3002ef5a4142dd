/**
 * Classes of a list of large figures: as many beside each other as have room for their widest word, so that an amount of
 * money, which does not break, moves to a line of its own where text is large instead of leaving its card.
 */
export const figuresLook = 'flex flex-wrap gap-3 *:max-w-full *:grow *:basis-34 wrap-break-word';

/** The same for three short ones beside each other on a phone. */
export const shortFiguresLook = 'flex flex-wrap gap-2 *:max-w-full *:grow *:basis-20 wrap-break-word';
