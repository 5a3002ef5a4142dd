import { vignettesOf } from '../vignette.ts';

/** English texts that were not known when the lexicon was written; they were measured once and then added here. */
export const BLIND_ENGLISH = vignettesOf({
  Emergency: `
    My mother in Les Cayes has had stool like cloudy water every ten minutes, her eyes look hollow and she can barely answer me
    baby hasnt had a wet diaper in 14 hrs, diarrhea like crazy, limp, eyes look sunk in
    my pregnant wife just started jerking all over and now she won't answer
    CNA here, pt 32 wks, 172/114, RUQ pain, says everything is blurry
    the baby's head came out five minutes ago and the rest is stuck
    Delivered Tuesday. Today blood is pouring down my legs and I keep blacking out.
    im 29 weeks and water keeps gushing out of me with contractions
    newborn 9 days old wont latch, floppy, feels cold, temp 95
    my 5 wk old keeps pausing his breathing and goes gray
    came home from Jeremie with malaria, now my son is seeing things, had a fit and is hard to rouse
    college kid, high fever, neck wont bend, purple dots on his belly
    kid drooling, leaning forward, cant swallow, high fever, raspy sound breathing in
    bro lips turning blue from his asthma neb did nothing
    took a bactrim and my tongue is getting huge, hard to swallow
    Dear doctor, my wife of fifty years woke up unable to lift her left arm and her smile is lopsided
    feels like an elephant on my chest, 20 mins now, clammy and my jaw aches
    no injury no fever but heavy squeezing behind breastbone with short breath, I'm 59 and smoke
    grandpa gurgling when he breathes, legs huge, cant lie down, gasping and pale
    fingerstick 32, unresponsive
    port site infected, 104 fever, rigors, bp 78/40, doesn't know what day it is
    my daughter swallowed a whole bottle of tylenol to kill herself
    mixed bleach and ammonia in bathroom now chest burning and cant stop gasping
    stepped on a copperhead, two fang marks on ankle, leg swelling up to the knee, feeling faint
    downed wire shocked him, he was out for a minute, burn on hand and foot
    pulled my niece from the bath, she was under water, shes limp
    hit head on the windshield, keeps asking the same question, thrown up three times, one pupil big
    bullet went thru his leg blood is squirting
    ive got the pills lined up tn, already said bye to everyone
    Somebody drugged my drink and forced himself on me a few hours ago
    pos preg test, stabbing pain one side down low, shoulder tip hurts, nearly passed out
    belly swollen and rock hard, green vomit, no gas for 2 days, screams if touched
    dad has cirrhosis and is vomiting bright red blood into the sink
    one calf swollen for days, now sudden breathlessness and stabbing when i inhale, heart racing
    I have sickle cell, my chest hurts with each breath, fever 102, oxygen 87
    a student in my class who never had fits before just shook all over for several minutes and wet himself
    mom is choking on meat, clutching her throat, no sound, turning purple
    roommate drank a fifth, wont wake up, breathing like 6 times a minute, vomit on him
  `,
  Urgent: `
    Daughter writing for dad in PAP: 4 days of evening fevers and shivering, he's eating, walking, thinking clearly, not vomiting
    stray cat bit my hand this morning, two puncture holes, a lil red
    aide at nursing home, got poked by a used needle an hour ago
    peeing every 5 min and it stings, 100.9, flank sore, drinking ok, had my period last week
    3 year old coughing, I counted 45 breaths in a minute, no ribs pulling in, drinking and playing
    stitches from last week getting redder with yellow drainage, temp 100
    throat killing me 3 days, fever 102, white patches, still drinking fine and breathing fine
    my girl 3 is tugging her ear, 102 for two days, gunk draining, drinking her juice
    condom broke last night and he just told me he's HIV positive
    fell off skateboard yesterday wrist swollen and hurts to move, fingers pink and feel normal, no open cut
  `,
  Routine: `
    had a heart attack 5 yrs ago, no chest pain since, due for my yearly cardiology visit
    I was suicidal back in 2015, doing well now with no such thoughts, looking for a new therapist for routine follow up
    acid reflux after dinner for couple months, no trouble swallowing, no black stool no vomiting blood
    breakouts on my chin wont clear up for months, want something for acne
    drugstore cuff said 138/88, feel totally fine, not pregnant
    Old man's knees, stiff every morning for a few years, I would like an appointment
    want to switch birth control, no problems right now
    would like someone to look at a mole ive had for years, hasnt changed
  `,
  'Self-care': `
    just the sniffles, my kid is 6, no temp, eating and playing
    skeeters ate me up last night, itchy bumps on my ankles thats all
    paper cut on thumb, stopped bleeding right away
    stubbed my little toe, a bit sore, walking fine
    my back muscles are a little stiff from gardening yesterday, better with a warm shower
  `,
});
