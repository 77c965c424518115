# Tables by correspondence: deadlines, the organiser, messages, reports.

post-title = By correspondence
post-slow = Play by correspondence
post-slow-note = Everybody answers when they can, before a deadline. The game may take weeks.
post-pace = Deadline
post-pace-hours = In hours
post-pace-days = In days
post-pace-none = None
post-hours = Hours to answer
post-days = Days to answer
post-hour = Hour of the deadline
post-zone = By your clock ({ $zone }). Everybody sees deadlines by their own.
post-absence = If somebody does not answer in time
post-absence-wait = Wait
post-absence-wait-note = Nobody answers for who is absent: the table waits.
post-absence-hold = By default
post-absence-hold-note = At the deadline the game's default answer is given.
post-absence-computer = The computer
post-absence-computer-note = At the deadline the computer answers instead, this once.
post-absence-organiser = The organiser
post-absence-organiser-note = At the deadline the organiser answers, who then sees what that seat sees and so can't play.
post-level = Which computer
post-referee = I'll be the referee
post-referee-note = You sit at the table without playing any side, and see everything.
post-organiser-note = You organise the table: you can extend deadlines, stop the clock and replace who is absent. If you don't want to play, take no seat.
post-no-seat-for-me = You would see what the others don't: leave all seats to other people.
post-moment = in a moment
post-due = until { $at } ({ $in })
post-until = Until { $at }
post-late = Deadline passed
post-open = Deadlines and messages
post-you-organise = You organise it
post-since = since { $ago }
post-paused = clock stopped
post-paused-since = The clock has stood still since { $at }.
post-late-wait = deadline passed; still awaited
post-late-computer = deadline passed; the computer answers
post-late-organiser = deadline passed; the organiser answers
post-pace-is-hours = { $hours ->
        [one] One hour to answer.
       *[other] { $hours } hours to answer.
    }
post-pace-is-days = { $days ->
        [one] One day to answer, until { $at } ({ $zone }).
       *[other] { $days } days to answer, until { $at } ({ $zone }).
    }
post-pace-is-none = No deadline.
post-seat = Seat { $number }
post-somebody = somebody nameless
post-organised-by = { $mine ->
        [yes] You organise it.
       *[no] { $name } organises it.
    }
post-nobody = Nobody is awaited.
post-reports = Turn reports
post-desk = Organiser's desk
post-desk-where = { $round ->
        [0] Organiser's desk
       *[other] Organiser's desk · turn { $round }
    }
post-to-table = To the table
post-tell-me = Tell me
post-feed = Your deadlines in your calendar
post-feed-note = Add this address to your calendar. Whoever has it can see your deadlines: don't share it.
post-mail = Mail
post-mail-good = Address confirmed: you will get mail when it is your turn.
post-mail-code-note = We have sent you a code: type it here to begin to get messages.
post-mail-code = Code
post-mail-confirm = Confirm
post-hook = Webhook
post-hook-note = Allowed at: { $hosts }.
post-no-mail = This server sends no mail. The calendar works all the same.
post-save = Save
post-saved = Saved.
post-hand-over = Hand your seat over
post-hand-over-note = Make a link for who goes on for you. Until somebody opens it the seat is yours.
post-hand-over-do = Make the link
post-heir-link = Link to the seat
post-heir-link-note = Send it to whoever goes on. Once they open it the seat is theirs and no longer yours.
post-reason = Reason
post-reason-note = Everybody at the table will read it.
post-reason-wanted = Write the reason.
post-note-why = This answer asks for a reason.
post-note-give = Answer with this reason
post-log = Log of the table
post-quoted = “{ $text }”
post-log-empty = Nothing has happened yet.

post-tabs = Parts of the desk
post-tab-matters = Matters
post-tab-matter = The matter
post-tab-roster = Table
post-yours = Awaits your decision
post-awaited = Who is awaited
post-matters = { $count ->
        [0] Nothing for now
        [one] One matter
       *[other] { $count } matters; the oldest first
    }
post-answer-for = Answer for { $seat }
post-answering = You answer for { $seat }, and the log will say so.
post-heir = Replacement of { $seat }
post-heir-note = the link waits for somebody to open it
post-heir-waits = There is a link to this seat that nobody has opened yet.
post-corrections = Corrections and reasons
post-over = The game is over
post-over-note = You can take the whole of it along now.
post-fact-since = Awaited since
post-fact-due = Deadline
post-fact-then = Without an answer
post-extend = Extend the deadline
post-extend-whom = For whom
post-extend-all = For all who are awaited
post-extend-hours = Hours more
post-extend-do = { $hours ->
        [one] Give one hour more
       *[other] Give { $hours } hours more
    }
post-replace = Replace
post-replace-of = Replace { $seat }
post-replace-note = Whoever has it loses it at once, with their links and messages. Whoever comes will know all that this seat knew.
post-replace-who = By whom
post-replace-person = Somebody else
post-replace-computer = The computer
post-replace-do = Replace
post-replace-link-note = Send it to whoever goes on: it works once.
post-pause = Stop the clock
post-pause-note = No deadline will pass until you start it again. Answers can still be given.
post-resume = Start the clock
post-resume-note = Deadlines are put off by as long as the pause lasted.
post-owes = awaited
post-owes-nothing = owes nothing
post-you-play = You have a seat at this table too
post-you-play-not = You don't play: you see nothing that is secret
post-calendar = Calendar
post-next = The next deadline is { $at }.
post-next-none = There is no deadline ahead.
post-export = Export
post-export-whole = The whole game: record, log and corrections.
post-export-redacted = Until it is over, without anything that only its players know.

post-deed-made = The game begins.
post-deed-late = { $absence ->
        [hold] The deadline of { $seat } has passed: the default answer is given.
        [computer] The deadline of { $seat } has passed: the computer answers.
        [organiser] The deadline of { $seat } has passed: the organiser answers.
       *[wait] The deadline of { $seat } has passed: they are still awaited.
    }
post-deed-extended = { $hours ->
        [one] One hour more for { $seat }, until { $due }.
       *[other] { $hours } hours more for { $seat }, until { $due }.
    }
post-deed-paused = The clock is stopped.
post-deed-resumed = The clock runs again.
post-deed-offered = { $seat } wants to hand the seat over.
post-deed-replaced = { $how ->
        [after] { $after } replaces { $before }.
        [taken] { $after } takes the seat that was waiting for somebody.
       *[left] { $before } leaves the seat, which waits for somebody.
    }
post-deed-computer = The computer replaces { $before }.
post-deed-answered = The organiser answers for { $seat }.
post-deed-noted = { $seat } gives a reason:

post-report-round = Turn { $round }
post-report-of = Report of turn { $round } for { $seat }
post-report-seat = Seat
post-report-told = What happened
post-report-quiet = Nothing that this seat knows of.
post-report-stand = How things stand
post-reports-none = No turn is over yet.
post-print = Print

sheet-lines = Unit, models lost
sheet-unit = { $name }, { $count }
sheet-of = { $name }, of { $owner }
sheet-ruling = Your ruling
sheet-report = Your report
sheet-differs-line = The reports differ.
sheet-differs = { $count ->
        [0] the reports agree
        [one] reports differ on one line
       *[other] reports differ on { $count } lines
    }
sheet-take = { $line }: “{ $value }” counts, as { $name } has it
sheet-lost-of = { $line }: models lost, 0 to { $most }
sheet-fate-of = { $line }
sheet-most = of { $most }
sheet-open = Choose…
sheet-rolls = Manoeuvre before:
sheet-beats = beats
sheet-totals = { $one } against { $other }
sheet-your-ruling = Your ruling
sheet-adopt = As told by
sheet-by-line = Line by line
sheet-by-line-note = On each marked line press the version that counts, or write something else.
sheet-missing = { $count ->
        [one] One line is missing.
       *[other] { $count } lines are missing.
    }
sheet-rule = Apply and record
sheet-all-answers = All answers, in words
sheet-print-link = Sheet for the table
post-matter-fight = { $fight }: waiting for { $seat }
sheet-title = Sheet for the table
sheet-side = { $role ->
        [attack] { $name }, attacking
       *[defend] { $name }, holding
    }
sheet-piece = Unit
sheet-room = Lost
sheet-power = Power
sheet-how = One side writes the report at the virtual table and the other confirms it.
sheet-signed = Agreed: { $name }
sheet-none = This battle waits for nothing any more, or you may not see its lists.
sheet-alike = { $count ->
        [one] One line on which the reports agree
       *[other] { $count } lines on which the reports agree
    }
post-matter-ruling = { $fight }: yours to decide
post-own = Messages and another device
post-own-device = Organise from another device
post-own-link = Link to organise
post-own-link-note = Open it on your other device. Whoever has it organises this table as you do: keep it to yourself.
post-own-told = You will be told when somebody does not answer in time, and when something waits for your decision.
post-desk-no-mail = This server sends no messages: look at your table now and then.
post-where = Where
