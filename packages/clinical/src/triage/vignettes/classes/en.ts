import { vignettesOf } from '../vignette.ts';

/** Classes of danger in ordinary words, with texts that look like them and are none. */
export const CLASSES_ENGLISH = vignettesOf({
  Emergency: `
    My tongue is getting fat and I can feel my throat tightening up
    been hard for 5 hours now down there, it hurts and won't go away
    the lump in my groin won't go back in, it's rock hard and I keep throwing up
    belly blown up like a drum, no gas no poop in 3 days, throwing up green stuff
    one calf is swollen and sore since the flight and now I can't catch my breath
    Dad is on warfarin and hit his head in the shower, he seems ok
    I'm 7 months pregnant and slipped down the stairs onto my belly
    grandma fell out of bed and can't stand up, her leg looks shorter
    woke up and my left hand won't do what I tell it, keep dropping my cup
    he made me have sex even though I said no, last night
    my boyfriend says he'll kill me if I leave
    everybody would be better off if I wasn't around anymore
    stepped on a nail last week and now my jaw won't open
    mom suddenly doesn't know where she is or who I am
    my baby of 10 days is hot
    my 3 week old hasn't wanted the breast since this morning
    my water broke and it's green like pea soup
    something is wrong, my lips and tongue are puffing up
    I've had a hard on for 4 hours and it hurts
    hernia is painful and I am puking
    sore swollen leg and sudden chest pain
    she takes blood thinner pills and slipped and hit the back of her head
    my grandfather tripped, he cannot put weight on his leg
    pregnant 5 months and I fell off my bike
    his words come out wrong and he can't lift his right arm
    I was forced to have sex at a party
    my wife threatens me with a knife
    I'm done, I don't want to live
    can't unclench my jaw, neck stiff, stepped on rusty nail
    my husband woke up not knowing his own name
    living with hiv, awful headache with fever
    baby 20 days old with temperature 100.5
    my 2 month old is vomiting everything
    tongue feels too big for my mouth and my voice changed
    my erection has not gone down since yesterday
    I can't push my hernia back, it is tender and red
    haven't pooped or farted in days and my stomach is huge, vomiting
    my thigh is swollen and I get winded walking to the door
    on Xarelto, knocked my head on the cupboard
    my 75 year old mom fell in the bathtub and has hip pain
    32 weeks along, took a hard fall on the ice
    the left side of my body feels heavy and clumsy all of a sudden
    I can't button my shirt, my right hand is not working since lunch
    my uncle made me do sexual things
    he holds a knife and says he will hurt me
    life isn't worth it anymore
    I just want to sleep and never wake up
    my teeth are clenched and I can't open, I had a deep cut last week
    dad is suddenly confused and thinks it is 1980
    HIV positive with stiff neck and headache
    the amniotic fluid looks green
    my newborn is 8 days and breathing fast
    our one week old baby feels cold and won't wake to eat
    diarrhea and vomiting all night, eyes sunken, very weak
    my tongue is swelling up
    throat feels like it's closing and my tongue is huge
    her tongue swelled after the new blood pressure pill
    the back of my throat is swelling and I can hardly swallow
    erection for six hours that won't go down
    I have sickle cell and my penis has stayed hard since last night
    painful erection that will not go away
    my hernia popped out and won't go back in, it hurts a lot
    hernia turned purple and hard, vomiting
    the bulge in his groin is stuck and very painful
    belly is swollen, cannot pass gas or stool, vomiting
    no bowel movement for 4 days, belly huge and I keep vomiting
    my left leg is swollen and I'm short of breath
    swollen calf after a long flight, now I am out of breath
    leg got big and hot, and it hurts when I breathe
    I take blood thinners and I bumped my head this morning
    she is on Eliquis and fell on her head
    my mother takes coumadin and hit her head on the door
    grandpa fell and can't get up, his hip hurts
    my 82 year old aunt slipped in the kitchen and cannot walk since
    my elderly father had a fall and his leg is turned out
    I am 30 weeks pregnant and fell down the stairs
    pregnant, I tripped and landed on my stomach
    I slipped in the bathroom, I am 6 months pregnant
    my right arm won't listen to me, I can't hold a spoon
    all of a sudden I keep dropping things with my left hand
    half of my face and my hand went to sleep suddenly
    his leg drags on one side since this morning
    he forced me to have sex with him
    I said no but he would not stop, he had sex with me
    someone put something in my drink and I woke up without clothes
    my husband threatens to kill me
    my ex has a gun and says he will kill me
    he said if I leave he'll kill me and the kids
    my boyfriend beats me and I'm afraid he will kill me
    I don't want to be here anymore
    there's no point in going on
    I can't take this life any longer
    they would all be happier without me
    I see no way out and I think about ending everything
    cut my foot on rusty metal, now my jaw is tight and I can't open my mouth
    jaw stiff and muscle spasms a week after stepping on a nail
    my grandmother suddenly does not recognize us
    he is talking nonsense since this morning and does not know what day it is
    my wife woke up confused and keeps asking the same thing
    I have HIV and a bad headache for several days
    hiv positive, headache and vomiting
    I have hiv and the headache will not go away and light bothers me
    my waters are green
    water broke and it is brownish green, 38 weeks
    my water just broke, 34 weeks
    the fluid coming out is green, I am pregnant
    my baby of 2 weeks has a fever
    my 10 day old baby feels hot
    baby is 6 weeks old, temperature 38.1
    two month old with a fever of 100.8
    my newborn, 5 days old, will not nurse
    she is 11 weeks old and has had a fever since last night
    my baby was born 9 days ago and is hot
    3 weeks old, very sleepy and not feeding
    my one month old is breathing 70 times a minute
    I count 48 breaths a minute, I am 40
    he takes only 6 breaths a minute
    diarrhea since yesterday and sunken eyes
    my son has diarrhea, no tears when he cries and a dry mouth
    watery diarrhea all day and I have not peed since last night
    diarrhea and I am too dizzy to stand up
  `,
  Urgent: `
    my 8 month old breathes 56 times a minute
    I have gone to the toilet 15 times with watery diarrhea
    my toddler takes 48 breaths per minute
    my 8 month old is breathing 52 times a minute
    my 3 year old breathes 45 times a minute
    I breathe 32 times a minute with a cough
    watery diarrhea 12 times today
    lots of watery diarrhea since this morning
    diarrhea like water, over and over
    my grandmother fell yesterday, just a bruise
    my lip is swollen since this morning
    I have hiv and a headache
  `,
  Routine: `
    my knee aches a bit after running, I did not fall, been like this for 2 weeks
    trouble sleeping for a month, I do not think about death
    my hernia is small and does not hurt
    back pain for two weeks, no weakness in the legs
    diarrhea since yesterday, 2 loose stools
    I have a small hernia that goes back in when I lie down
    trouble getting an erection for months
    my boyfriend and I argue a lot, I feel sad
  `,
  'Self-care': `
    I have a bit of a runny nose and sneezing, no fever, breathing is fine
    I have a cold, I have not fallen and nobody threatens me
    runny nose, my tongue is fine, no swelling
    mild cough, I am not short of breath and my leg is not swollen
    constipation for 2 days, passing gas, no vomiting
    sore throat, I can swallow fine
    I have a cold, I did not fall and did not hit my head
    bit of a cough, I do not want to die, I just want to sleep better
  `,
});
