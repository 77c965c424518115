# Questions and answers of the opening, the acts and the close.

ask-wait = { $name } has to answer.
ask-deploy = { $unit }: in which region?
ask-deployed = Your army is deployed.
ask-annex = Which regions do you annex?
ask-renew = { $company }: the contract ends. Do you renew it?
ask-pay = How do you pay the wages?
ask-pay-each = Whom do you pay?
ask-disband = Whom do you send home?
ask-deal = Do you offer a ransom or free a prisoner?
ask-answer-ransom = { $unit } of { $country }: you are offered { $coins } coins. Do you accept?
ask-request = Do you hire mercenaries?
ask-place-company = { $company }: where do they report?
ask-recruit = What do you recruit?
ask-place-recruits =
    { $models ->
        [one] Where does the model of { $kind } appear?
       *[other] Where do the { $models } models of { $kind } appear?
    }
ask-profile = { $unit }: which profile?
ask-close = Do you do anything else before the turn closes?
ask-anytime = What do you want to do?

ask-tag-deploy = Deployment
ask-tag-annex = Annexation
ask-tag-contract = Contracts
ask-tag-wages = Wages
ask-tag-ransom = Ransoms
ask-tag-hire = Mercenaries
ask-tag-recruit = Recruitment
ask-tag-appoint = Appointment
ask-tag-close = Close

ask-note-deploy =
    { $left ->
        [one] 1 unit is left. Nobody sees it until all have confirmed.
       *[other] { $left } units are left. Nobody sees it until all have confirmed.
    }
ask-note-annex = It takes four turns of dominion in a row and no foreign troops in the last two.
ask-note-coins =
    { $coins ->
        [one] You have 1 coin.
       *[other] You have { $coins } coins.
    }
ask-note-pay = You have { $coins } coins; this turn's wages are { $wages }, with all that is owed { $all }. Whoever is owed three turns leaves.
ask-note-disband = Nothing more is owed, and no coins come back.
ask-note-recruit = You have { $coins } coins and levies left for { $left } points. A point costs 10.
ask-note-close = Nobody sees it until all have closed.

option-house = Put what is left where the list proposes
option-deploy = To { $region }
option-deploy-rest = All that is left to { $region }
option-annex = Annex { $region }
option-want = Leave word that you want { $region }
option-unwant = Give up { $region }
option-renew =
    { $turns ->
        [one] Renew: { $company }, 1 turn ({ $cost } coins)
       *[other] Renew: { $company }, { $turns } turns ({ $cost } coins)
    }
option-release = Let go: { $company }
option-pay-all = Pay everything, arrears included
option-pay-current = Pay this turn's wages as far as it goes
option-pay-fighters = Pay those who face the enemy first
option-pay-each = Pay unit by unit
option-pay =
    { $count ->
        [one] 1 wage: { $unit } ({ $cost })
       *[other] { $count } wages: { $unit } ({ $cost })
    }
option-disband = Send home: { $unit }
option-dismiss = Send somebody home
option-offer = Ransom of { $coins } coins: { $unit }
option-accept = Accept the ransom
option-reject = Reject it
option-free = Free: { $unit } of { $country }
option-hire =
    { $turns ->
        [one] Hire: { $company }, 1 turn ({ $cost } coins)
       *[other] Hire: { $company }, { $turns } turns ({ $cost } coins)
    }
option-place = In { $region }
option-recruit = Recruit: { $kind }, { $models ->
        [one] 1 model
       *[other] { $models } models
    }, { $points } points ({ $cost } coins)
option-restore = Restore { $region } ({ $cost } coins)
option-appoint = Appoint: { $unit }
option-profile = Leadership { $leadership }, manoeuvre { $maneuver }
option-crown = Crown: { $unit }
option-abdicate = Have the king abdicate
option-capital = Move the capital to { $region }
option-no-capital = Leave the capital where it is
option-raze = Raze { $region }
option-done-annex = Annex nothing more
option-done-unpaid = Leave the rest unpaid
option-done-disband = Send nobody home
option-done-deal = Nothing more
option-done-hire = Ask for no more companies
option-done-recruit = Recruit no more
option-done-close = Close the turn
option-surrender = Surrender
option-reopen = Begin this phase's decisions afresh
option-give = Give money to { $country }
option-undo = Undo what a closed phase decided
option-recruit-leader = Recruit a leader
option-close-game = Agree that the game is over
