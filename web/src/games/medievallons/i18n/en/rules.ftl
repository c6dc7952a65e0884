lead = Gather three cards of one kind and lay them down as a guild. Every card has a power, in your hand and in your guild. The third guild wins at once.
