package main

import (
	"bytes"
	"context"
	"fmt"
	"mime/multipart"
	"net/http"
	"os"
	"strconv"

	"scenario/sdk"
)

var (
	ownId     int64
	queueId   string
	messageId int64
)

func channelMessage(channel, content string) sdk.SendMessageRequest {
	to := &sdk.SendMessageRequest_To{}
	_ = to.FromSendMessageRequestTo0(channel)
	topic := "hello"
	return sdk.SendMessageRequest{Type: sdk.SentMessageTypeChannel, To: to, Topic: &topic, Content: content}
}

// logIn sends the credentials with each request.
func logIn(_ context.Context, request *http.Request) error {
	request.SetBasicAuth(os.Getenv("EMAIL"), os.Getenv("API_KEY"))
	return nil
}

// failed describes a response without the expected body.
func failed(body []byte) error {
	return fmt.Errorf("answer %s", body)
}

func main() {
	ctx := context.Background()
	client, err := sdk.NewClientWithResponses(os.Getenv("API_URL"), sdk.WithRequestEditorFn(logIn))
	if err != nil {
		panic(err)
	}

	step("server settings", func() error {
		response, err := client.GetServerSettingsWithResponse(ctx)
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		return expect(response.JSON200.ZulipFeatureLevel > 0, true)
	})

	step("own user", func() error {
		response, err := client.GetOwnUserWithResponse(ctx)
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		ownId = response.JSON200.UserId
		return expect(response.JSON200.Role, sdk.OWNER)
	})

	step("subscribe to a new channel", func() error {
		body := sdk.CreateSubscriptionsRequest{Subscriptions: []sdk.ChannelToJoin{{Name: "sdks"}}}
		response, err := client.CreateSubscriptionsWithResponse(ctx, nil, body)
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		return expect(response.JSON200.Subscribed[os.Getenv("EMAIL")], []string{"sdks"})
	})

	step("register a queue", func() error {
		body := sdk.RegisterQueueRequest{EventTypes: &[]string{"message"}}
		response, err := client.RegisterQueueWithResponse(ctx, body)
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		queueId = response.JSON200.QueueId
		return expect(queueId != "", true)
	})

	step("send a channel message", func() error {
		response, err := client.SendMessageWithResponse(ctx, nil, channelMessage("sdks", "Hello, **SDK**"))
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		messageId = response.JSON200.Id
		return expect(messageId > 0, true)
	})

	step("send a direct message", func() error {
		to := &sdk.SendMessageRequest_To{}
		if err := to.FromRecipientIds([]int64{ownId}); err != nil {
			return err
		}
		body := sdk.SendMessageRequest{Type: sdk.SentMessageTypeDirect, To: to, Content: "Note to self"}
		response, err := client.SendMessageWithResponse(ctx, nil, body)
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		return expect(response.JSON200.Id > messageId, true)
	})

	step("get the message event", func() error {
		last := int64(-1)
		response, err := client.GetEventsWithResponse(ctx, &sdk.GetEventsParams{QueueId: &queueId, LastEventId: &last})
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		var contents []string
		for _, event := range response.JSON200.Events {
			value, err := event.ValueByDiscriminator()
			if err != nil {
				return err
			}
			if message, ok := value.(sdk.MessageEvent); ok {
				contents = append(contents, message.Message.Content)
			}
		}
		return expect(contents, []string{"Hello, **SDK**", "Note to self"})
	})

	step("get messages with a narrow", func() error {
		anchor := strconv.FormatInt(messageId, 10)
		narrow := `[{"operator": "channel", "operand": "sdks"}]`
		params := &sdk.ListMessagesParams{Anchor: &anchor, NumAfter: 5, Narrow: &narrow}
		response, err := client.ListMessagesWithResponse(ctx, params)
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		var ids []int64
		for _, message := range response.JSON200.Messages {
			ids = append(ids, message.Id)
		}
		return expect(ids, []int64{messageId})
	})

	step("large anchor", func() error {
		anchor := "10000000000000000"
		response, err := client.ListMessagesWithResponse(ctx, &sdk.ListMessagesParams{Anchor: &anchor, NumBefore: 1})
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		return expect(response.JSON200.Anchor, 10_000_000_000_000_000)
	})

	step("star a message", func() error {
		body := sdk.UpdateMessageFlagsRequest{Messages: []int64{messageId}, Op: "add", Flag: "starred"}
		response, err := client.UpdateMessageFlagsWithResponse(ctx, nil, body)
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		return expect(response.JSON200.Messages, []int64{messageId})
	})

	step("add a reaction", func() error {
		body := sdk.CreateReactionRequest{EmojiName: "tada"}
		response, err := client.CreateReactionWithResponse(ctx, messageId, nil, body)
		if err != nil {
			return err
		}
		return expect(response.JSON200 != nil, true)
	})

	step("upload a file", func() error {
		var body bytes.Buffer
		form := multipart.NewWriter(&body)
		part, err := form.CreateFormFile("filename", "notes.txt")
		if err != nil {
			return err
		}
		fmt.Fprint(part, "Some notes")
		form.Close()
		response, err := client.UploadFileWithBodyWithResponse(ctx, nil, form.FormDataContentType(), &body)
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		return expect(response.JSON200.Filename, "notes.txt")
	})

	step("update settings", func() error {
		yes := true
		body := sdk.UpdateSettingsRequest{TwentyFourHourTime: &yes}
		response, err := client.UpdateSettingsWithResponse(ctx, nil, body)
		if err != nil {
			return err
		}
		return expect(response.JSON200 != nil, true)
	})

	step("create a user group", func() error {
		body := sdk.CreateUserGroupRequest{Name: "sdk-makers", Description: "Makers of SDKs", Members: []int64{ownId}}
		response, err := client.CreateUserGroupWithResponse(ctx, nil, body)
		if err != nil {
			return err
		}
		if response.JSON200 == nil {
			return failed(response.Body)
		}
		return expect(response.JSON200.GroupId > 0, true)
	})

	step("error with its code", func() error {
		response, err := client.SendMessageWithResponse(ctx, nil, channelMessage("no such channel", "Hello"))
		if err != nil {
			return err
		}
		if response.JSON400 == nil {
			return failed(response.Body)
		}
		return expect(response.JSON400.Code, sdk.STREAMDOESNOTEXIST)
	})

	step("delete the queue", func() error {
		response, err := client.DeleteQueueWithResponse(ctx, &sdk.DeleteQueueParams{QueueId: queueId})
		if err != nil {
			return err
		}
		return expect(response.JSON200 != nil, true)
	})
}
