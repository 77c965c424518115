# What a card says. Each message is a sentence without its first capital and full stop. The types of cards stand in
# cardfile.en.ftl.

card-subcategory-infantry = Infantry
card-subcategory-cavalry = Cavalry
card-subcategory-ranged = Ranged
card-subcategory-vessel = Vessel
card-subcategory-superior-rank = Superior Rank
card-subcategory-mystic = Mystic
card-subcategory-civil = Civil

# Glossary

card-keyword-bulwark = Baluarte
card-keyword-charge = Carga
card-keyword-wrath = Cólera
card-keyword-guardian = Custodio
card-keyword-eternal-return = Eterno Retorno
card-keyword-frenzy = Frenesí
card-keyword-grandeur = Grandeza
card-keyword-momentum = Impulso
card-keyword-incursion = Incursión
card-keyword-intimidation = Intimidación
card-keyword-recover = Recuperar
card-keyword-rise-again = Resurgir
card-keyword-sanctuary = Santuario
card-keyword-tribute = Tributación
card-keyword-poison = Veneno
card-keyword-x =
    { $word ->
        [tribute] { $x ->
            [one] { $keyword } (1 structure)
           *[other] { $keyword } ({ $x } structures)
        }
       *[other] { $keyword } { $x }
    }
card-keyword-at =
    { $kind ->
        [vengeance] Venganza: { $keyword }
        [label] { $when } { $keyword }
       *[moment] { $when }: { $keyword }
    }

card-label-exploration = [Exploración]
card-label-abundance = [Abundancia]
card-label-expansion = [Expansión]
card-label-invasion = [Invasión]
card-label-renewal = [Renovación]
card-label-response = [Respuesta]
card-labels = { $first } or { $next }

# Whom

card-noun =
    { $subcategory ->
        [infantry] { $number ->
            [many] Infantry Units
           *[one] Infantry Unit
        }
        [cavalry] { $number ->
            [many] Cavalry Units
           *[one] Cavalry Unit
        }
        [ranged] { $number ->
            [many] Ranged Units
           *[one] Ranged Unit
        }
        [vessel] { $number ->
            [many] Vessels
           *[one] Vessel
        }
        [superior-rank] { $number ->
            [many] Superior Rank Units
           *[one] Superior Rank Unit
        }
        [mystic] { $number ->
            [many] Mystic Units
           *[one] Mystic Unit
        }
        [civil] { $number ->
            [many] Civil Units
           *[one] Civil Unit
        }
       *[any] { $kind ->
            [military] { $number ->
                [many] Military Units
               *[one] Military Unit
            }
            [support] { $number ->
                [many] Support Units
               *[one] Support Unit
            }
            [structure] { $number ->
                [many] Structures
               *[one] Structure
            }
            [economic] { $number ->
                [many] Economic Structures
               *[one] Economic Structure
            }
            [development] { $number ->
                [many] Development Structures
               *[one] Development Structure
            }
            [card] { $number ->
                [many] Units or Structures
               *[one] Unit or Structure
            }
            [legacy] { $number ->
                [many] Legacies
               *[one] Legacy
            }
            [thing] { $number ->
                [many] cards
               *[one] card
            }
           *[unit] { $number ->
                [many] Units
               *[one] Unit
            }
        }
    }
card-state =
    { $state ->
        [ready] ready{" "}
        [turned] turned{" "}
        [attacking] attacking{" "}
        [poisoned] poisoned{" "}
       *[any] {""}
    }
card-fighting =
    { $state ->
        [fighting] {" "}in a Confrontation
       *[any] {""}
    }
card-opposing =
    { $where ->
        [nowhere] { $side ->
            [enemy] opposing{" "}
           *[any] {""}
        }
       *[other] {""}
    }
card-owned =
    { $where ->
        [nowhere] { $side ->
            [yours] {" "}you control
           *[any] {""}
        }
       *[other] {""}
    }
card-place =
    { $where ->
        [underworld] {" "}from your Inframundo
        [discard] {" "}from your Descarte
        [both] {" "}from your Inframundo or Descarte
        [sent] {" "}that you have just sent to the Inframundo
       *[nowhere] {""}
    }
card-named-kind = { card-state }{ card-opposing }{ card-noun }{ card-owned }{ $limits }{ card-fighting }{ card-place }
card-article-noun =
    { $subcategory ->
        [infantry] an
        [any] { $kind ->
            [economic] an
           *[other] a
        }
       *[other] a
    }
card-article-side =
    { $where ->
        [nowhere] { $side ->
            [enemy] an
           *[any] { card-article-noun }
        }
       *[other] { card-article-noun }
    }
card-article =
    { $other ->
        [yes] another
       *[no] { $state ->
            [attacking] an
            [ready] a
            [turned] a
            [poisoned] a
           *[any] { card-article-side }
        }
    }
card-some =
    { $up ->
        [yes] up to{" "}
       *[no] {""}
    }{ $number ->
        [many] { $count }{ $other ->
            [yes] {" "}other
           *[no] {""}
        }
       *[one] { $up ->
            [yes] one
           *[no] { card-article }
        }
    } { card-named-kind }
card-all =
    { $form ->
        [all] all{" "}
       *[plain] { $side ->
            [yours] {""}
           *[any] all{" "}
        }
    }{ $side ->
        [yours] your{" "}
       *[any] {""}
    }{ $other ->
        [yes] other{" "}
       *[no] {""}
    }{ card-state }{ $side ->
        [enemy] opposing{" "}
       *[any] {""}
    }{ card-noun }{ $limits }{ card-fighting }{ card-place }
card-limits =
    { $limit ->
        [strength] {" "}with { $what } { $most } or less
        [cost] {" "}with cost { $most } or less
        [resources] { $most ->
            [one] {" "}with 1 or more resources on it
           *[other] {" "}with { $most } or more resources on it
        }
       *[keyword] {" "}with { $what }
    }
card-strength =
    { $what ->
        [resistance] Resistance
        [either] Force or Resistance
       *[force] Force
    }
card-self =
    { $kind ->
        [economic] this Structure
        [development] this Structure
       *[military] this Unit
    }
card-that =
    { $kind ->
        [structure] { $number ->
            [many] those Structures
           *[one] that Structure
        }
        [economic] { $number ->
            [many] those Structures
           *[one] that Structure
        }
        [development] { $number ->
            [many] those Structures
           *[one] that Structure
        }
        [card] { $number ->
            [many] those cards
           *[one] that card
        }
        [fallen] { $number ->
            [many] those cards
           *[one] that card
        }
       *[unit] { $number ->
            [many] those Units
           *[one] that Unit
        }
    }
card-play-part =
    { $part ->
        [unit] a Unit
        [structure] a Structure
        [legacy] a Legacy
        [ability] an activated ability
        [both-abilities] an activated or triggered ability
       *[trigger] a triggered ability
    }
card-or = { $first } or { $next }
card-play =
    { $things }{ $side ->
        [yours] {" "}of yours
        [enemy] {" "}of the opponent
       *[any] {""}
    } that waits in the chain
card-term =
    { $term ->
        [phase] {" "}until the end of the phase
        [turn] {" "}until the end of the turn
       *[permanent] { $number ->
            [many] {" "}as long as they are in play
           *[one] {" "}as long as it is in play
        }
    }

# Figures

card-points =
    { $half ->
        [yes] { $whole }.5
       *[no] { $whole }
    }
card-victory-points =
    { $amount ->
        [one] 1 Victory Point
       *[many] { $points } Victory Points
    }
card-half-points = gives { $points } Victory Points when it enters play
card-siege-points = the Siege that destroys it gives { card-victory-points }
card-slots = takes { $slots } slots
card-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
card-resources =
    { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }
card-counters =
    { $counters ->
        [one] 1 poison counter
       *[other] { $counters } poison counters
    }

# Verbs

card-verb-boost =
    { $who } { $number ->
        [many] get
       *[one] gets
    } { $change } { $what }{ card-term }
card-verb-grant =
    { $who } { $number ->
        [many] gain
       *[one] gains
    } { $keyword }{ card-term }
card-verb-intimidate = { $who } cannot be defended in this phase
card-verb-turn = turn { $who }
card-verb-ready = ready { $who }
card-verb-tribute =
    turn { $who }; { $number ->
        [many] they generate
       *[one] it generates
    } nothing in the next [Abundancia]
card-verb-destroy = destroy { $who }
card-verb-bounce =
    return { $who } to { $number ->
        [many] their owners' hands
       *[one] its owner's hand
    }
card-verb-poison =
    { $who } { $number ->
        [many] get
       *[one] gets
    } { card-counters }
card-verb-cancel = cancel { $who }
card-verb-recover = shuffle { $who } into your deck
card-verb-reclaim = take { $who } into your hand
card-verb-raise =
    put { $who } into play{ $turned ->
        [yes] {" "}turned
       *[no] {""}
    }
card-verb-search = search your deck for { $who }, put it into your hand and shuffle the deck
card-verb-fetch = search your deck for { $who }, put it into play and shuffle the deck
card-verb-draw =
    { $whose ->
        [you] draw
        [rival] the opponent draws
       *[both] each player draws
    } { $up-to ->
        [yes] up to{" "}
       *[no] {""}
    }{ card-cards }
card-verb-mill =
    { $whose ->
        [you] mill
        [rival] the opponent mills
       *[both] each player mills
    } { card-cards }
card-verb-discard =
    { $whose ->
        [you] discard
        [rival] the opponent discards
       *[both] each player discards
    } { card-cards }{ $how ->
        [random] {" "}at random
       *[choose] {""}
    }
card-verb-score =
    { $whose ->
        [you] score
        [rival] the opponent scores
       *[both] each player scores
    } { card-victory-points }{ $counted ->
        [no] {""}
       *[yes] {" "}for each { $each }
    }
card-verb-score-sent = score { card-victory-points } for each card that you have just sent to the Inframundo
card-verb-resources =
    { $whose ->
        [you] gain
        [rival] the opponent gains
       *[both] each player gains
    } { card-resources }
card-verb-second-economic = you may play one more Economic Structure this turn

# Costs and conditions

card-cost =
    { $cost ->
        [more] additional cost: { $paid }
       *[only] cost: { $paid }
    }
card-pays-cost =
    { $cost ->
        [one] 1 resource
       *[other] { $cost } resources
    }
card-pays-turn = turn this card
card-pays-discard =
    discard { card-cards }
card-pays-give-up = send { $who } to the Inframundo
card-pays-free = once per turn
card-only-if = only if { $needs }: { $text }
card-if-you-wish = if you wish, { $text }
card-need-controlled =
    { $side ->
        [yours] you control at least { $amount } { $things }
        [enemy] the opponent controls at least { $amount } { $things }
       *[any] at least { $amount } { $things } { $amount ->
            [one] is
           *[other] are
        } in play
    }
card-need-more = at least { $amount } { $things }
card-need-destroyed =
    { $amount ->
        [one] at least 1 opposing card has been destroyed
       *[other] at least { $amount } opposing cards have been destroyed
    }
card-need-subcategories =
    { $amount ->
        [one] you control a Military Unit with a subcategory
       *[other] you control Military Units of at least { $amount } subcategories
    }
card-need-points =
    { $amount ->
        [one] you have at least 1 Victory Point
       *[other] you have at least { $amount } Victory Points
    }

# Triggers and uses

card-triggered =
    { $kind ->
        [vengeance] Venganza: { $text }
       *[moment] { $when }, { $text }
    }
card-when-enters = when it enters play
card-when-other-enters =
    { $filtered ->
        [no] when another card you control enters play
       *[yes] when { $of } enters play
    }
card-when-attacks = when it attacks
card-when-vengeance = Venganza
card-when-leaves = when it leaves play
card-when-any-destroyed = when another card is destroyed
card-when-yours-destroyed = when another card you control is destroyed
card-when-enemy-destroyed = when an opposing card is destroyed
card-when-readied = when it is readied
card-when-you-use-legacy = when you use a Legacy
card-used = { $labels } { $paid }: { $text }

# Continuous abilities

card-always-bonus =
    { $who } { $number ->
        [many] have
       *[one] has
    } { $change } { $what }
card-always-siege-bonus =
    { $who } { $number ->
        [many] have
       *[one] has
    } { $change } Force when attacking in a Siege
card-always-grant =
    { $who } { $number ->
        [many] have
       *[one] has
    } { $keyword }
card-always-attacks-turned = { $who } may attack turned cards
card-always-co-defends = { $who } may defend beside another Unit
card-always-indestructible = { $who } cannot be destroyed

# Culture Cards

card-culture-set-up = Set Up: put { $cards } into play
card-culture-condition = Equinox: { $needs }
card-culture-equinox = Equinox Ability: { $text }
card-culture-lasting = for the rest of the game, { $text }
card-culture-unlocked = from then on: { $text }
card-culture-encounter =
    { $costs ->
        [no] Encounter: { $text }
       *[yes] Encounter, { $paid }: { $text }
    }
