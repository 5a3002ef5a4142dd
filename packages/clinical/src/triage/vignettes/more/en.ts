import { vignettesOf } from '../vignette.ts';

/** English texts as people type them, one per line: without accents, with joined words, with or without commas. */
export const MORE_ENGLISH = vignettesOf({
  Emergency: `
    can't walk or pee after back injury
    black sticky poop and passing out
    stomach hard like a board
    period 2 weeks late, sudden stabbing pelvic pain, dizzy
    he jumped off a bridge but survived
    a pole fell on his leg and we cant lift it
    hot oil burned half my arm and my face
    sprayed fields all day, now drooling, sweating, tiny pupils
    grandson drank bleach from a gatorade bottle
    infection in foot, fever, now cold clammy and out of breath
    forgot insulin, sugar over 500, fruity breath
    sleeping in a chair cause i suffocate lying down
    feels like someone standing on my chest
    mother in law's words make no sense all of a sudden
    swelling of lips and trouble breathing after bactrim
    3 yo breathing 55 times a minute with chest pulling in
    rash like bruises with high fever
    malaria test positive, now he's confused and peeing dark
    1 week old baby wont stay awake to eat
    baby's foot is sticking out and no ambulance
    postpartum day 4, bp 180/110 and seeing double
    29 wks pregnant, gushing blood and clots
    6 mo old with diarrhea, dry diaper 12 hrs, wont nurse
    bullet grazed his head, he's dazed
    my friend got jumped and stabbed, hes coughing up blood
    she's 8 months pregnant and fitting
    turned blue and limp, 2 months old
    chest tightness and cold sweat
    shot in the back, can't feel legs
    drank kerosene, coughing
    husband tried to strangle me
    my son hanged himself
    face twisted and slurring
    my baby is limp and won't cry
    he's unresponsive
    deep cut on arm, bleeding through towels
    my water broke at 29 weeks
    nosebleed for an hour won't stop, on warfarin
    sudden vision loss
    he swallowed gasoline
    my wife is convulsing
    cant breath help
    someone just got shot outside
    stroke symptoms face arm speech
    baby not breathing
    im bleeding so much after having my baby
    kid ate rat poison
    chest hurts bad n arm numb
    he fell n hit his head now hes throwing up
    pregnant n baby stopped moving
    allergic reaction tongue swollen
    blood sugar 30 wont wake
    took whole bottle of advil
    burned with boiling water on stomach
    snake bit my kid
    drowned in pool not waking up
    wanna end my life
    watery diarrhea nonstop since last nite, havent peed all day, too weak to stand, legs cramping bad
    my 8 month old has diarrhea, soft spot sunken in and she wont drink, very sleepy
    36 weeks pregnant bad headache wont go away and seeing spots
    had my baby 5 days ago bp 168/112 and terrible headache, vision blurry
    gave birth yesterday soaking a pad every 10 minutes and passing big clots
    pregnant 7 months my belly is hard as a rock, horrible pain and im bleeding
    water broke and something like a rope is hanging out of me
    my 2 week old baby has a temp of 101.5 F
    newborn lips and tongue are blue
    fever 103 neck so stiff he cant touch chin to chest, light hurts
    toddler breathing so hard skin sucks in under the ribs, grunting
    inhaler not helping cant catch my breath cant talk in full sentances
    ate peanuts now hives all over, throat closing up and wheezing
    moms face is drooping on one side and her words are slurred
    husband suddenly cant see out of one eye and his right arm went numb and weak 15 min ago
    crushing chest pressure going down left arm, sweating
    hi my mother is 68 and diabetic, she says no chest pain but for the last hour shes in a cold sweat, short of breath, with pain in her jaw and upper back and nausea, she looks gray
    type 1 out of insulin 3 days, sugar reads HI, throwing up, breathing deep and fast
    dads sugar is 38 hes talking nonsense and sweaty
    grandma has a uti now shes shaking, confused, skin cold and blotchy
    my brother took some blue pills he is barely breathing lips gray wont wake up
    2 yr old ate grandmas heart pills
    my son swallowed a little round battery
    rattle snake bit my hand 20 min ago its swelling up my arm
    drain cleaner splashed in my eyes i cant open them
    got stabbed in the side and hard to breath
    shot in chest
    i have a gun next to me and i dont want to be here anymore
    my boyfriend choked me until i passed out, my voice is hoarse
    i was raped at a party last night
    pain started at belly button now right lower side, fever 101, hurts to walk, throwing up
    my 14 yo woke up with sudden severe pain in one testicle, its swollen and hes vomiting
    throwing up stuff like coffee grounds and poop is black
    after a long flight sudden sharp chest pain, cant breathe, coughed up blood
    back pain and now numb between my legs, cant pee and both legs weak since this morning
    generator was running in the garage, whole family dizzy with headaches and grandpa passed out
    roofer coworker collapsed in the heat, skin hot and dry, not making sense
    somebody shot my cousin in the thigh, blood is pumping out
    he was hit by gunfire last night and still has the bullet in him
    someone sliced his neck with a broken bottle
    delivered 3 hours ago and the sheets are soaked red, feeling faint
    i'm 33 wks, head is splitting and my vision has sparkles
    the umbilical cord is coming out first
    8 month pregnant, got punched in the belly and now contractions
    preemie baby wont latch and feels like ice
    6 week old rectal temp 38.4
    infant pauses breathing and goes dusky
    kid's nostrils flare every breath and hes too tired to nurse
    feels like a truck parked on my chest and my jaw aches
    grandad's smile is lopsided, can't hold his coffee cup
    she keeps repeating herself and doesnt know what year it is, started an hour ago
    lips look grayish and she is breathing like a fish
    roommate took a bunch of percs, snoring weird and can't be woken
    toddler got into the rat bait
    my girl drank lamp oil and keeps coughing
    finished a whole bottle of tylenol on purpose
    there's no point going on, i have the pills lined up
    grease fire, burns on both arms and my neck
    battery acid in my eye
    found her face down in the tub
    fell 15 feet off scaffolding, back pain and legs tingling
    thrown from a motorcycle, thigh bone bent the wrong way
    chopped off the tip of my thumb and it keeps spurting
    sugar 31, mumbling and soaked in sweat
    T1D, ketones high, can't stop vomiting, breathing like he ran a race
    stomach rigid as a plank, fever 102
    bright red blood filled the toilet bowl twice and i'm lightheaded
    pregnant test positive last week, stabbing pain on the left and shoulder hurts
    my left nut twisted and its agony
    temp 104F and he won't stop shaking and babbling
    dots under her skin that dont fade when i press a glass, high fever
    epipen used after cashew, still wheezing
    pulse ox says 82
    calf swollen after knee surgery, now sharp pain when i breathe in
    cant feel when i wipe, legs going weak, terrible back pain
    everyone in the house woke up with headaches, the charcoal grill was inside
    boyfriend put his hands around my neck last night and squeezed
    my stepdad touched me and forced himself on me
    had a heart attack two years ago and the same squeezing is back tonight
    wall collapsed on him, leg pinned for hours
    no fever, no cough, but he is gasping and turning blue
    been shot in the stomach please help
    gang shot my uncle, he's losing lots of blood
    he got cut with a machete across the arm, bone showing
    explosive watery poop 20 times today, eyes sunken, cant keep ORS down
    34w pregnant, BP 172/114, pain under right ribs
    baby came 2 days ago, im having a seizure aura and awful headache
    bleeding like crazy after giving birth
    my newborn stopped eating and is hard to wake
    12 day old is breathing fast and feels cold
    son with malaria wont wake up properly
    baby's breathing with belly going in and out hard and she's grunting
    albuterol isn't touching it, i can only say one word at a time
    lips tingling, face swelling after a wasp sting
    mom can't lift her left arm, smile is uneven
    squeezing in chest up to my neck, short of breath, clammy
    can't sleep lying down anymore, legs swollen, coughing pink foam
    he took a fistful of sleeping pills and vodka
    lil one ate mothballs
    she swallowed drain opener
    bit by a copperhead on the foot
    touched a live wire, chest feels weird
    pot of soup spilled all over his legs, skin is coming off
    motorcycle wreck, he's not making sense and has a big head gash
    kid fell out of a second story window
    i'm gonna hang myself tonight
    my uncle raped me
    6 weeks along, one sided belly pain, passed out in the shower
    belly pain moved to the right lower side, fever and no appetite
    coughing up a cup of blood
    sickle cell, chest hurts and can't breathe deep
    seizing for 8 minutes
    jaw locked up a week after stepping on a nail
    grandpa collapsed mowing in the heat, hot dry skin
    whole house dizzy, generator in the basement
    they shot him twice
    bullet wound in the leg
    stabbed in the chest with scissors
    baby hasn't had a wet diaper all day, throwing up, super sleepy
    37 weeks pregnant with swelling and bad headache, seeing stars
    labor for two days, baby is stuck
    placenta hasnt come out yet
    3 week old not eating, feels hot
    seizure during pregnancy
    stiff neck, fever and a weird purple rash
    asthma, can't talk, inhaler empty
    throat swelling after penicillin shot
    left side of his face is numb and he can't speak right
    heavy pressure in my chest, arm tingling
    diabetic, sugar 600, vomiting and confused
    found unconscious with an empty pill bottle
    toddler drank pine sol
    hand got caught in a machine, fingers gone
    hit by a bus, can't move
    i took all my antidepressants cause i want to die
    he's threatening to shoot himself
    pulled my son out of the lake
    sudden blindness in one eye
    severe sudden tearing pain between shoulder blades
    blood coming out of his mouth and he's pale
    she can't be woken up
    my leg was crushed under a car
    he's been having back to back seizures
    shes bleeding badly 5 months pregnant
    she drank a bottle of vodka and won't respond
    cut my wrists
    child ate a bunch of vitamins with iron
    my dad is sweaty, pale, and says his chest feels funny
    swallowed a fish bone and can't swallow my spit
    oil splashed on my face cooking
    my arm is cold, pale and numb all of a sudden
    dog attacked my toddler, deep bites on her face
    gunshot to the hand
    newborn wont feed, temp 35
    pregnant, bp 165 over 112
    gave birth last week, fever 103 and belly pain
    my child can't stop vomiting and her eyes look sunken
    dad's speech suddenly garbled
    chest pain spreading to left arm
    breathing really fast, lips blue, 4 year old
    sister overdosed on heroin
    he drank weed killer
    fell off the roof and his arm bone is sticking out
    my hand is badly burned by acid
    kitchen fire burned my face
    i can't see out of my left eye since an hour
    he hung himself, we cut him down
    fever with stiff neck and vomiting
    low blood sugar, 40, confused
    vomiting blood
    sharp pain right lower abdomen with fever
    i was attacked and raped
  `,
  Urgent: `
    bad toothache and swollen gum
    uti symptoms and 8 weeks pregnant
    sprained ankle, can't put weight on it
    fever and chills since yesterday
    back from haiti last week, fever and chills 3 days, drinking fine, no confusion no trouble breathing
    neighbors dog bit my calf yesterday broke the skin, not bleeding anymore
    burning pee, fever 101 and side pain since yesterday, not pregnant, keeping fluids down
    cut on my finger from 4 days ago is now red puffy and oozing pus
    cough with green stuff and fever 101 for 4 days, no chest pain, breathing ok
    breastfeeding, left breast red hot and sore, fever 100.8 since yesterday
    woke up with a bat in my kids bedroom, no bite we can see
    34 weeks pregnant baby moving less than usual since this morning, no bleeding no pain no headache
    tooth abscess cheek swollen since yesterday, can swallow and open mouth ok
    pain low in my belly both sides 4 days, smelly discharge, temp 100.5, period was last week and pregnancy test negative
    stepped on a rusty nail at work this morning
    raccoon scratched my arm, cleaned it with soap
    my 3 year old has had 102 fever for two days but still plays and drinks
    peeing hurts and my back aches, chills tonight
    tooth infection and my cheek is puffy
    whites of my eyes turned yellow this week
    swollen red finger with pus around the nail
    cat bite on my hand, getting red
    fever 102 and sore throat for 3 days, can drink
    fell on my wrist, swollen, hurts to move it
    tick bite with a big red ring and fever
    think i broke my toe, swollen and purple
    blood in my urine, no pain
    my eyes are yellow
    rash and fever for two days
  `,
  Routine: `
    i'd like to talk about my cholesterol results
    how often should i check my blood pressure
    is it safe to take tylenol while pregnant
    my period is irregular
    i get headaches a couple times a month for years
    mole on my back changed color
    feeling anxious before exams
    my toddler is a picky eater
    ringing in my ears for months
    i quit drinking two months ago and want a checkup
    my knee was shot with cortisone last month, works great
    stomach bloating after meals for 2 months
    how do i stop smoking
    numb fingers when i type, for months
    i had surgery in 2015, want a second opinion
    my son needs a school physical
    last year I had a stroke, now I feel fine and just want a check up
    low back ache on and off 2 months from lifting, no numbness no fever
    mom has been getting hard of hearing over the past couple years
    wart on my finger for months want it removed
    need my diabetes follow up, sugars around 140 in the morning, feel good
    once in a while my heart skips a beat, no chest pain no fainting no shortness of breath, been months
    dry itchy patches on my elbows for months
    need shots for my 5 year old to start school, hes healthy
    had a seizure as a child, none since, need a form signed
    want to renew my blood pressure pills
    my big toenail is thick and yellow
    knee clicks and aches for half a year
    looking for birth control options
    broke my arm five years ago and it aches when it rains
    follow up for high cholesterol, feeling great
    i get tired in the afternoons for the past 2 months
    had pneumonia last winter, all better now, just need a checkup
    my ankle has clicked for a year, no pain
    need a physical for work
    i snore a lot and feel tired
    my heart attack was in 2018, doing well, need refill
    want to quit smoking
    wife had a c section 2 years ago, planning another baby
    shoulder pain when i reach up, a few months
    need results of my blood test
    my grandmother died of a stroke, what is my risk
    I hurt my back last year and it still aches sometimes
    can i get tested for diabetes
    trouble sleeping for a month
    periods are painful every month
    i have a lump in my breast
    need a flu shot
    acid reflux for weeks
  `,
  'Self-care': `
    mild sore throat, no fever
    chapped lips
    slight stomach ache after eating too much
    tired after a long week
    dry cough for two days, no fever
    sore thumb from texting
    small bruise on my arm
    sneezing and itchy nose from pollen
    stuffy nose and sneezing since yesterday no fever
    little headache after staring at the computer all day, it goes away when i rest
    mild sunburn on my shoulders no blisters
    bumped my shin on the table small bruise walking fine
    sore arms after first day at the gym
    tiny paper cut, stopped bleeding right away
    mosquito bites on my ankles itch like crazy
    my nose is stuffed up and i sneeze, no fever
    stiff legs after running yesterday
    hiccups since lunch
    slight scratchy throat, eating and drinking fine
    scraped my knee, washed it, no bleeding
    a little gassy after beans
    mild cold, sneezing
    bug bite on my arm, itchy
    blister on my heel from new shoes
    runny nose and cough, no fever, breathing fine
    a bit constipated
    muscles ache after the gym
    heartburn after spicy food last night
  `,
});
